"""What a result says as a whole: where the space is, which folders repeat each other, which formats there are."""

from typing import TYPE_CHECKING

from dupfinder.domain.doors import lazy_door

if TYPE_CHECKING:
    from dupfinder.survey.surveying import folder_documents, survey_of
else:
    __getattr__ = lazy_door()
