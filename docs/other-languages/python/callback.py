"""Usage: callback.py SCHEMA DOCUMENT...

Validates callbacks by the JSON Schema, reads them with the classes that quicktype generates from it into the module
payment_callback, and prints their status. Exits with 1 if a document is invalid.
"""

import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator, RefResolver, ValidationError
from payment_callback import payment_callback_from_dict


def main(schema_file, *documents):
    schema = json.loads(Path(schema_file).read_text("utf-8"))
    validator = Draft202012Validator(schema, resolver=RefResolver(Path(schema_file).resolve().as_uri(), schema))
    is_valid = True
    for document in documents:
        try:
            value = json.loads(Path(document).read_bytes())
            validator.validate(value)
            callback = payment_callback_from_dict(value)
        except (ValueError, ValidationError, AssertionError) as error:
            is_valid = False
            print(f"{document}: {error!r}", file=sys.stderr)
            continue
        print(f"session {callback.session_id}: {callback.status.code} {callback.status.message}")
        for transaction in callback.transactions:
            print(f"transaction {transaction.id}: {transaction.status.code} {transaction.amount.value}")
    return 0 if is_valid else 1


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
