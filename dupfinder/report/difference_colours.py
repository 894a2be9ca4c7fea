"""The colours of differences in HTML, those of the window: orange on the left, teal on the right, violet for moves."""

DIFFERENCE_COLOURS = """
:root {
  --left-row: #fff4ea; --left-word: #ffc48f; --left-mark: #d9660a;
  --right-row: #e9f8f5; --right-word: #8fdccb; --right-mark: #0b8570;
  --move-row: #f6f1fd; --move-word: #d9c6f7; --move-mark: #7a45c4; --move-link: #6334a8; --none: #eef1f4;
}
@media (prefers-color-scheme: dark) {
  :root {
    --left-row: #2a1f17; --left-word: #7a4310; --left-mark: #f0934a;
    --right-row: #122723; --right-word: #0f5f51; --right-mark: #3fc7ae;
    --move-row: #231c30; --move-word: #50387c; --move-mark: #bd95f5; --move-link: #c9a9f8; --none: #20262e;
  }
}
@media print {
  :root {
    --left-row: #fff; --left-word: #ffdcbd; --left-mark: #a34c05;
    --right-row: #fff; --right-word: #c4eee4; --right-mark: #086353;
    --move-row: #fff; --move-word: #e8dcfb; --move-mark: #5f2fa5; --move-link: #5f2fa5; --none: #f3f3f3;
  }
}
"""
