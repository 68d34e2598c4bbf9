"""Metadata of a data set in the Croissant format, with which catalogues of data sets find and load it."""

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.catalogue.reconstructed import rows
from sevenwonders.datasets.manifest import Manifest, write_whole

NAME: Final = "croissant.json"
COLUMNS: Final = {
    "game": ("sc:Integer", "The number of the game; its seed follows from it."),
    "step": ("sc:Integer", "The number of answers before this one."),
    "decision": ("sc:Integer", "The number of the decision within its game."),
    "choice": ("sc:Integer", "The choice, packed as the classic or Architects game packs it."),
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
    files = [
        {
            "@type": "cr:FileObject",
            "@id": part.file,
            "name": part.file,
            "contentUrl": part.file,
            "encodingFormat": "application/vnd.apache.parquet",
            "sha256": hashlib.sha256((folder / part.file).read_bytes()).hexdigest(),
        }
        for part in manifest.parts
    ]
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": "sevenwonders-selfplay",
        "description": description_of(manifest),
        "license": "https://opensource.org/license/mit",
        "version": f"{manifest.format}.0.0",
        "distribution": files,
        "recordSet": [{"@type": "cr:RecordSet", "@id": "answers", "name": "answers", "field": fields_of(manifest)}],
    }


def fields_of(manifest: Manifest) -> list[dict[str, object]]:
    """Describe the columns that every file has."""
    return [
        {
            "@type": "cr:Field",
            "@id": f"answers/{name}",
            "name": name,
            "description": words,
            "dataType": kind,
            "source": {"fileObject": {"@id": part.file}, "extract": {"column": name}},
        }
        for part in manifest.parts[:1]
        for name, (kind, words) in COLUMNS.items()
    ]


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
