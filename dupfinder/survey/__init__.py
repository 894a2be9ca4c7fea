"""What a result says as a whole: where the space is, which folders repeat each other, which formats there are."""

from dupfinder.survey.surveying import folder_documents, survey_of

__all__ = ["folder_documents", "survey_of"]
