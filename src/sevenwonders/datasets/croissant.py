"""Metadata of a data set in the Croissant format, with which catalogues of data sets find and load it."""

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.catalogue.reconstructed import rows
from sevenwonders.datasets.manifest import GAMES as GAMES_FILE
from sevenwonders.datasets.manifest import Manifest, write_whole
from sevenwonders.datasets.parquet import columns_in

NAME: Final = "croissant.json"
ANSWERS: Final = {
    "game": ("sc:Integer", "The number of the game; its seed follows from it."),
    "step": ("sc:Integer", "The number of answers before this one."),
    "decision": ("sc:Integer", "The number of the decision within its game."),
    "choice": ("sc:Integer", "The choice, packed as the classic or Architects game packs it."),
    "seat": ("sc:Integer", "The city that the decision is about, from 0 clockwise."),
    "kind": ("sc:Text", "The kind of decision, as in docs/notation.md."),
    "use": ("sc:Text", "The verb of the choice, as in docs/notation.md."),
    "card": ("sc:Text", "The permanent id of the card or token; empty if there is none."),
    "stage": ("sc:Integer", "The stage of the wonder that is built, from 1, or 0."),
    "price": ("sc:Integer", "All coins that the choice costs."),
}
GAMES: Final = {
    "game": ("sc:Integer", "The number of the game, as in the answers."),
    "seat": ("sc:Integer", "The player, from 0 clockwise."),
    "bot": ("sc:Text", "The bot that played."),
    "wonder": ("sc:Text", "The permanent id of the wonder."),
    "side": ("sc:Text", "The side of its board; empty where there is only one."),
}
AFTER_POINTS: Final = {
    "total": ("sc:Integer", "The score."),
    "place": ("sc:Integer", "The place, from 1; players who are level share one."),
}
CONTEXT: Final = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "sc": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "dct": "http://purl.org/dc/terms/",
    "conformsTo": "dct:conformsTo",
}


def write_croissant(folder: Path, manifest: Manifest) -> None:
    """Write the metadata next to the parts."""
    data = msgspec.json.encode(croissant_of(folder, manifest))
    write_whole(folder / NAME, msgspec.json.format(data, indent=2))


def croissant_of(folder: Path, manifest: Manifest) -> dict[str, object]:
    """Describe the data, its files with their hashes, and its columns."""
    files = [*(part.file for part in manifest.parts), GAMES_FILE]
    points = {
        name: ("sc:Integer", "Points of a category.") for name in columns_in(folder / GAMES_FILE) if "_points" in name
    }
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": "sevenwonders-selfplay",
        "description": description_of(manifest),
        "license": "https://opensource.org/license/mit",
        "version": f"{manifest.format}.0.0",
        "distribution": [file_object(folder, file) for file in files],
        "recordSet": [
            record_set("answers", manifest.parts[0].file, ANSWERS),
            record_set("games", GAMES_FILE, GAMES | points | AFTER_POINTS),
        ],
    }


def file_object(folder: Path, file: str) -> dict[str, object]:
    """Describe a file, with its hash."""
    return {
        "@type": "cr:FileObject",
        "@id": file,
        "name": file,
        "contentUrl": file,
        "encodingFormat": "application/vnd.apache.parquet",
        "sha256": hashlib.sha256((folder / file).read_bytes()).hexdigest(),
    }


def record_set(ident: str, file: str, columns: dict[str, tuple[str, str]]) -> dict[str, object]:
    """Describe the columns of a table."""
    fields = [
        {
            "@type": "cr:Field",
            "@id": f"{ident}/{name}",
            "name": name,
            "description": words,
            "dataType": kind,
            "source": {"fileObject": {"@id": file}, "extract": {"column": name}},
        }
        for name, (kind, words) in columns.items()
    ]
    return {"@type": "cr:RecordSet", "@id": ident, "name": ident, "field": fields}


def description_of(manifest: Manifest) -> str:
    """Describe the data for its users."""
    words = (
        f"{manifest.games} games between bots ({', '.join(manifest.bots)}), seed {manifest.seed}, rules version "
        f"{manifest.rules}, digest {manifest.digest()}. An unofficial fan work, without anything of the publisher's."
    )
    expansions = manifest.config.get("expansions")
    guessed = sorted({row[0].split("/")[0] for row in rows()} & set(expansions if isinstance(expansions, list) else []))
    if guessed:
        words += f" Some values of {', '.join(guessed)} are reconstructed; docs/reconstructed.md lists them."
    return words
