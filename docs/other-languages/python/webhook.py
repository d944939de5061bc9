"""Signs and verifies the headers of a callback."""

import base64
import hmac
import re

MAX_SAFE_INTEGER = 2**53 - 1
HEADER_FORMS = {
    "webhook-id": r"[A-Za-z0-9_-]{1,128}",
    "webhook-timestamp": r"0|[1-9][0-9]{0,15}",
    "webhook-signature": None,
    "payment-routing-session": r"0|-?[1-9][0-9]{0,15}",
    "payment-routing-sequence": r"0|[1-9][0-9]{0,15}",
    "payment-routing-redelivery": r"true|false",
    "payment-routing-supersedes": None,
    "payment-routing-signature": None,
}
SIGNED = [name for name in HEADER_FORMS if not name.endswith("-signature")]
NUMBERS = ("webhook-timestamp", "payment-routing-session", "payment-routing-sequence")
SIGNATURE = r"v1,[A-Za-z0-9+/]{43}="
OTHER_SIGNATURE = r"(?!v1,)[A-Za-z0-9]+,[A-Za-z0-9+/=_-]+"
RANGE = r"(0|[1-9][0-9]{0,15})(?:-([1-9][0-9]{0,15}))?"


def read_secret(text):
    """Returns the key of a secret, whsec_ and base64."""
    if not text.startswith("whsec_"):
        raise ValueError("expected a secret that begins with whsec_")
    return base64.b64decode(text[len("whsec_") :], validate=True)


def sign_webhook(headers, body, key):
    """Returns the signatures webhook-signature and payment-routing-signature. The body is bytes."""
    parts = [headers[name] for name in SIGNED if name in headers]
    return sign(parts[:2], body, key), sign(parts, body, key)


def sign(parts, body, key):
    text = "".join(part + "." for part in parts).encode() + body
    return "v1," + base64.b64encode(hmac.digest(key, text, "sha256")).decode()


def verify_webhook(headers, body, secrets, now, tolerance=300):
    """Returns what the vectors call the outcome. Headers have lower-case names, secrets are pairs of ID and key."""
    for name in HEADER_FORMS:
        if name not in headers:
            if name == "payment-routing-supersedes":
                continue
            return {"ok": False, "reason": "missing-header", "header": name}
        if not is_well_formed(name, headers[name]):
            return {"ok": False, "reason": "malformed-header", "header": name}
    timestamp = int(headers["webhook-timestamp"])
    if abs(now - timestamp) > tolerance:
        reason = "expired" if now > timestamp else "too-new"
        return {"ok": False, "reason": reason, "header": "webhook-timestamp"}

    is_standard_right = False
    for secret_id, key in secrets:
        made_standard, made_delivery = sign_webhook(headers, body, key)
        standard = is_among(made_standard, headers["webhook-signature"])
        delivery = is_among(made_delivery, headers["payment-routing-signature"])
        is_standard_right = is_standard_right or standard
        if standard and delivery:
            return accept(headers, secret_id)
    header = "payment-routing-signature" if is_standard_right else "webhook-signature"
    return {"ok": False, "reason": "wrong-signature", "header": header}


def accept(headers, secret_id):
    outcome = {
        "ok": True,
        "id": headers["webhook-id"],
        "timestamp_seconds": int(headers["webhook-timestamp"]),
        "session_id": int(headers["payment-routing-session"]),
        "sequence": int(headers["payment-routing-sequence"]),
        "redelivery": headers["payment-routing-redelivery"] == "true",
        "secret_id": secret_id,
    }
    if "payment-routing-supersedes" in headers:
        outcome["supersedes"] = read_sequences(headers["payment-routing-supersedes"])
    return outcome


def is_well_formed(name, text):
    if name.endswith("-signature"):
        signatures = text.split(" ")
        return len(text) <= 4096 and len(signatures) <= 32 and all(
            re.fullmatch(SIGNATURE, entry) or re.fullmatch(OTHER_SIGNATURE, entry) for entry in signatures
        )
    if name == "payment-routing-supersedes":
        return read_sequences(text) is not None
    if not re.fullmatch(HEADER_FORMS[name], text):
        return False
    return name not in NUMBERS or abs(int(text)) <= MAX_SAFE_INTEGER


def is_among(signature, header):
    return any(hmac.compare_digest(signature, entry) for entry in header.split(" "))


def read_sequences(text):
    """Returns the numbers of ascending ranges such as 1-3,5, or None."""
    sequences = []
    for part in text.split(",") if len(text) <= 4096 else [""]:
        match = re.fullmatch(RANGE, part)
        if match is None:
            return None
        first, last = int(match[1]), int(match[2] or match[1])
        is_ascending = first > (sequences[-1] if sequences else -1) and first <= last <= MAX_SAFE_INTEGER
        if not is_ascending or len(sequences) + last - first >= 100_000:
            return None
        sequences.extend(range(first, last + 1))
    return sequences
