"""Signs and verifies the member signature of a callback, over the canonical form of RFC 8785."""

import decimal
import hmac
import json
import re


def sign_body(body, key):
    """Returns the member signature of a parsed callback."""
    text = canonicalize({name: value for name, value in body.items() if name != "signature"})
    return hmac.digest(key, text.encode(), "sha512").hex()


def verify_body(body, keys):
    signature = body.get("signature")
    if not isinstance(signature, str) or not re.fullmatch("[0-9a-f]{128}", signature):
        return False
    return any(hmac.compare_digest(sign_body(body, key), signature) for key in keys)


def canonicalize(value):
    """Returns the canonical form of a JSON value (RFC 8785). Raises ValueError if it has none."""
    if isinstance(value, str):
        value.encode()  # Half of a surrogate pair raises UnicodeEncodeError, a ValueError.
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{canonicalize(name)}:{canonicalize(value[name])}" for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonicalize, value)) + "]"
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return format_number(value)


def format_number(value):
    """Returns the shortest text that reads back as the same double, as JavaScript writes it."""
    value = float(value)
    if value in (float("inf"), float("-inf")) or value != value:
        raise ValueError("a number is not a finite double")
    if value == 0:
        return "0"
    sign, digits, exponent = decimal.Decimal(repr(value)).normalize().as_tuple()
    text, point = "".join(map(str, digits)), len(digits) + exponent
    if len(text) <= point <= 21:
        text += "0" * (point - len(text))
    elif 0 < point <= 21:
        text = text[:point] + "." + text[point:]
    elif -6 < point <= 0:
        text = "0." + "0" * -point + text
    else:
        text = text[0] + ("." + text[1:] if len(text) > 1 else "") + f"e{point - 1:+}"
    return ("-" if sign else "") + text
