"""Documents for hypothesis to make surveys of."""

from hypothesis import strategies as st

from survey_results import Spec

FOLDERS = ("/d/a", "/d/b", "/d/a/x", "/d/a/y", "/d/b/x", "/d/c/x/z", "/d/c", "/d")


@st.composite
def spec_lists(draw: st.DrawFn) -> list[Spec]:
    """Return documents in a few folders, in few groups."""
    chosen = draw(
        st.lists(
            st.tuples(
                st.sampled_from(FOLDERS),
                st.none() | st.integers(0, 7),
                st.integers(0, 2),
                st.integers(0, 1),
                st.integers(1, 50),
                st.sampled_from(["pdf", "docx"]),
                st.booleans(),
            ),
            max_size=40,
        )
    )
    variants: dict[object, bool] = {}  # of one text all are variants of the keeper's, or none is
    return [
        Spec(
            path=f"{folder}/{number:02}.{suffix}",
            group=group,
            text=text,
            content=content,
            size_bytes=size,
            is_variant=variants.setdefault((group, text), is_variant),
        )
        for number, (folder, group, text, content, size, suffix, is_variant) in enumerate(chosen)
    ]
