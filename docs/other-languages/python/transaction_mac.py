"""Computes the member hmac of a transaction."""

import decimal
import hashlib
import re

from body_signature import format_number

MAX_SAFE_INTEGER = 2**53 - 1


class MacError(ValueError):
    def __init__(self, reason, pointer=None):
        super().__init__(reason if pointer is None else f"{pointer}: {reason}")
        self.reason, self.pointer = reason, pointer


def compute_mac(transaction, specification, salt, callback=None):
    """Returns the member hmac of a transaction. Raises MacError if the transaction has none."""
    digits = hashlib.sha512(join_fields(transaction, specification, salt, callback)).hexdigest()
    return digits.upper() if specification["hex_case"] == "upper" else digits


def join_fields(transaction, specification, salt, callback=None):
    """Returns the bytes that the MAC digests."""
    charset = {"utf-8": "utf-8", "iso-8859-1": "latin-1"}[specification["charset"]]
    roots = {"transaction": transaction, "callback": callback}
    values = []
    for field in specification["fields"]:
        text = read_field(roots[field.get("of", "transaction")], field, specification, charset)
        if text is not None:
            values.append(text)
    joined = specification["separator"].join(values)
    if salt == "":
        raise MacError("empty-salt")
    position = specification["salt_position"]
    parts = {"leading": [salt, joined], "trailing": [joined, salt], "both": [salt, joined, salt]}[position]
    return encode(specification["salt_separator"].join(parts), charset)


def encode(text, charset, pointer=None):
    try:
        return text.encode(charset)
    except UnicodeEncodeError:
        raise MacError("unencodable-character", pointer) from None


def read_field(value, field, specification, charset):
    pointer = field["pointer"]
    for token in pointer.split("/")[1:]:
        name = token.replace("~1", "/").replace("~0", "~")
        if isinstance(value, dict) and name in value:
            value = value[name]
        elif isinstance(value, list) and re.fullmatch("0|[1-9][0-9]*", name) and int(name) < len(value):
            value = value[int(name)]
        elif field["required"]:
            raise MacError("missing-field", pointer)
        else:
            return "" if specification["absent"] == "empty" else None
    text = render(value, field.get("decimals"), specification, pointer)
    encode(text, charset, pointer)
    return text


def render(value, decimals, specification, pointer):
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return {"true/false": ("false", "true"), "1/0": ("0", "1")}[specification["booleans"]][value]
    if not isinstance(value, (int, float)) or not abs(value) <= MAX_SAFE_INTEGER:
        raise MacError("unrenderable-value", pointer)
    if decimals is None:
        return format_number(value)
    # The exact value of the double, not its decimal text: 1.005 with two decimals is 1.00.
    step = decimal.Decimal(1).scaleb(-decimals)
    with decimal.localcontext() as context:
        context.prec = 50
        return str(decimal.Decimal(value).quantize(step, rounding=decimal.ROUND_HALF_UP))
