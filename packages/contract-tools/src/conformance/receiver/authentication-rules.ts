import { fromDecision, fromInterface, fromOption } from "../conformance-rule.ts";
import { accepts, nowSeconds, type ReceiverRule, rejects, setting, withHeader } from "./delivery.ts";

const SIGNED_HEADERS = ["webhook-id", "webhook-timestamp", "webhook-signature"];
const changeDigit = (text: string) => text.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));

/** A rule whose callbacks have a member that only some merchants have. */
function needing(member: "bodySecret" | "mac", option: string, rule: ReceiverRule): ReceiverRule {
  return { ...rule, skip: (target) => (target[member] === undefined ? `needs ${option}` : undefined) };
}

/** Rules of the webhook headers, the member `signature` and the MAC of transactions. */
export const authenticationRules: readonly ReceiverRule[] = [
  accepts(
    fromDecision(
      "second-secret-accepted",
      "5",
      "A callback with signatures of two secrets, one of them known, is accepted: secrets are replaced without a gap.",
    ),
    ({ signing, secret }) => [
      { secrets: [signing.generateSecret("next"), secret] },
      { secrets: [secret, signing.generateSecret("next")] },
    ],
  ),
  accepts(
    fromDecision(
      "clock-difference-accepted",
      "5",
      "A timestamp four minutes from now, either way, is accepted.",
    ),
    () => [{ timestampSeconds: nowSeconds() - 240 }, { timestampSeconds: nowSeconds() + 240 }],
  ),

  rejects(
    fromOption("unsigned-callback-rejected", "5", "A callback without its webhook headers is rejected."),
    () => SIGNED_HEADERS.map((name) => ({ change: withHeader(name) })),
  ),
  rejects(
    fromOption("wrong-secret-rejected", "5", "A callback signed with an unknown secret is rejected."),
    ({ signing }) => [{ secrets: [signing.generateSecret("unknown")] }],
  ),
  rejects(
    fromOption("changed-body-rejected", "5", "A body that changed after it was signed is rejected."),
    () => [
      {
        change: ({ body }) => ({ body: Buffer.from(Buffer.from(body).toString().replace("12030", "12031")) }),
      },
    ],
  ),
  rejects(
    fromOption("changed-id-rejected", "5", "A webhook-id that changed after it was signed is rejected."),
    () => [{ change: withHeader("webhook-id", "conformance_other") }],
  ),
  rejects(
    fromOption(
      "changed-session-headers-rejected",
      "5",
      "A sequence or redelivery that changed after it was signed is rejected.",
    ),
    () => [
      { change: withHeader("payment-routing-sequence", "99") },
      { change: withHeader("payment-routing-redelivery", "true") },
    ],
  ),
  rejects(fromOption("old-timestamp-rejected", "5", "A timestamp ten minutes ago is rejected."), () => [
    { timestampSeconds: nowSeconds() - 600 },
  ]),
  rejects(
    fromOption("future-timestamp-rejected", "5", "A timestamp ten minutes from now is rejected."),
    () => [{ timestampSeconds: nowSeconds() + 600 }],
  ),
  rejects(
    fromDecision(
      "other-session-rejected",
      "5",
      "A body of another session than the headers name is rejected.",
    ),
    () => [{ edit: setting({ session_id: 1 }) }],
  ),
  needing(
    "bodySecret",
    "--signature-key",
    rejects(
      fromInterface("wrong-signature-rejected", "5", "A callback with a wrong signature member is rejected."),
      () => [
        {
          editSigned: (callback) => {
            callback.signature = changeDigit(String(callback.signature));
          },
        },
      ],
    ),
  ),
  needing(
    "bodySecret",
    "--signature-key",
    rejects(
      fromOption("missing-signature-rejected", "5", "A callback without the signature member is rejected."),
      () => [
        {
          editSigned: setting({ signature: undefined }),
        },
      ],
    ),
  ),
  needing(
    "mac",
    "--mac and --salt",
    rejects(fromInterface("wrong-mac-rejected", "5", "A transaction with a wrong hmac is rejected."), () => [
      {
        editBeforeSignature(_, transaction) {
          transaction.hmac = changeDigit(String(transaction.hmac));
        },
      },
    ]),
  ),
];
