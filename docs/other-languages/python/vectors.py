"""Usage: vectors.py FOLDER

Checks webhook.py, body_signature.py and transaction_mac.py against the vectors of FOLDER, schemas/examples/signing.
Prints each case that fails, and exits with 1.
"""

import json
import struct
import sys
from pathlib import Path

import body_signature
import transaction_mac
import webhook

results = {"passed": 0, "failed": 0}


def check(name, got, want):
    results["passed" if got == want else "failed"] += 1
    if got != want:
        print(f"{name}: expected {want!r}, got {got!r}", file=sys.stderr)


def outcome(compute):
    try:
        return compute()
    except transaction_mac.MacError as error:
        return {"reason": error.reason, "pointer": error.pointer}
    except ValueError:
        return "rejected"


def read_secrets(secrets):
    return [(secret["id"], webhook.read_secret(secret["text"])) for secret in secrets]


def check_canonical_form(vectors):
    for case in vectors["texts"]:
        check(case["name"], body_signature.canonicalize(json.loads(case["text"])), case["canonical"])
    for case in vectors["numbers"]:
        (number,) = struct.unpack(">d", bytes.fromhex(case["ieee754"]))
        check(case["ieee754"], body_signature.format_number(number), case["canonical"])
    for case in vectors["rejected"]:
        check(case["name"], outcome(lambda: body_signature.canonicalize(json.loads(case["text"]))), "rejected")


def check_body_signature(vectors):
    for case in vectors["cases"]:
        key = webhook.read_secret(case["secret"]["text"])
        unsigned = {name: value for name, value in case["body"].items() if name != "signature"}
        check(case["name"], body_signature.canonicalize(unsigned), case["canonical"])
        check(case["name"], body_signature.sign_body(case["body"], key), case["signature"])
        check(case["name"], body_signature.verify_body(case["body"], [key]), True)
    keys = [key for _, key in read_secrets(vectors["rejected"]["secrets"])]
    for case in vectors["rejected"]["cases"]:
        check(case["name"], body_signature.verify_body(case["body"], keys), False)


def check_webhook_headers(vectors):
    for case in vectors["cases"]:
        body = case["body"].encode()
        pairs = [webhook.sign_webhook(case["headers"], body, key) for _, key in read_secrets(case["secrets"])]
        for header, signatures in zip(("webhook-signature", "payment-routing-signature"), zip(*pairs)):
            check(f"{case['name']}, {header}", " ".join(signatures), case["headers"][header])
    for request in vectors["requests"]:
        secrets, tolerance = read_secrets(request["secrets"]), request.get("tolerance_seconds", 300)
        body = request["body"].encode()
        outcome = webhook.verify_webhook(request["headers"], body, secrets, request["now_seconds"], tolerance)
        check(request["name"], outcome, request["outcome"])


def check_transaction_mac(vectors):
    def mac(case, transaction=None):
        given = case["transaction"] if transaction is None else transaction
        rest = (case["specification"], case["salt"], case.get("callback"))
        return outcome(lambda: transaction_mac.compute_mac(given, *rest))

    for case in vectors["cases"]:
        given = (case["transaction"], case["specification"], case["salt"], case.get("callback"))
        text = transaction_mac.join_fields(*given).decode(case["specification"]["charset"])
        check(case["name"], text, case["text"])
        check(case["name"], mac(case), case["mac"])
    for case in vectors["errors"]:
        check(case["name"], mac(case), {"reason": case["reason"], "pointer": case.get("pointer")})
    rejected = vectors["rejected"]
    for case in rejected["cases"]:
        made = [mac({**rejected, "salt": salt}, case["transaction"]) for salt in rejected["salts"]]
        check(case["name"], case["transaction"].get("hmac") in made, False)
    for case in vectors["collisions"]:
        for transaction in case["transactions"]:
            check(case["name"], mac(case, transaction), case["mac"])
    extension = vectors["extension"]
    for name in ("seen", "forged"):
        check(name, mac(extension, extension[name]["transaction"]), extension[name]["mac"])


def check_delivery(folder):
    delivery = json.loads((folder / "delivery.json").read_text("utf-8"))
    body = (folder / "body.json").read_bytes()
    secrets = read_secrets(delivery["secrets"])
    outcome = webhook.verify_webhook(delivery["headers"], body, secrets, delivery["message"]["timestamp_seconds"])
    check(f"{folder.name}, headers", outcome, {"ok": True, **delivery["message"], "secret_id": secrets[0][0]})
    callback = json.loads(body)
    check(f"{folder.name}, signature", body_signature.verify_body(callback, [key for _, key in secrets]), True)
    for transaction in callback["transactions"]:
        specification, salt = delivery["mac"]["specification"], delivery["mac"]["salt"]
        mac = transaction_mac.compute_mac(transaction, specification, salt, callback)
        check(f"{folder.name}, hmac", mac, transaction["hmac"])


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    checks = {
        "canonical-form.json": check_canonical_form,
        "body-signature.json": check_body_signature,
        "webhook-headers.json": check_webhook_headers,
        "transaction-mac.json": check_transaction_mac,
    }
    for file, run in checks.items():
        run(json.loads((folder / file).read_text("utf-8")))
    for delivery in sorted((folder / "signed-callbacks").iterdir()):
        check_delivery(delivery)
    print(f"{results['passed']} checks passed, {results['failed']} failed")
    sys.exit(1 if results["failed"] else 0)
