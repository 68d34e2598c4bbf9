"""The wire types of the points for leaders."""

from typing import Literal

LeadersScoreWord = Literal["buried"]
