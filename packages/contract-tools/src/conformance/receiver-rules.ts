import { type Delivery, deliver, type Json, nowSeconds, type ReceiverTarget } from "./delivery.ts";
import type { Exchange, HttpRequest, HttpResponse } from "./exchange.ts";
import type { Rule } from "./rule.ts";

type ReceiverRule = Rule<ReceiverTarget>;

type Deliveries = (target: ReceiverTarget) => readonly Delivery[];

function expecting(isAccepted: boolean) {
  return (
    source: Rule<unknown>["source"],
    id: string,
    section: string,
    text: string,
    deliveries: Deliveries,
  ): ReceiverRule => ({
    ...{ id, section, text, source },
    send: (target) => deliveries(target).map((delivery) => deliver(target, delivery)),
    check: (exchanges: readonly Exchange[]) =>
      exchanges.map(({ response }) => checkStatus(response as HttpResponse, isAccepted)).find(Boolean),
  });
}

function checkStatus({ status }: HttpResponse, isAccepted: boolean): string | undefined {
  const is2xx = status >= 200 && status < 300;
  if (is2xx === isAccepted) return undefined;
  return isAccepted ? `expected a 2xx status, got ${status}` : `expected no 2xx status, got ${status}`;
}

const accepts = expecting(true);
const rejects = expecting(false);
const withHeader =
  (name: string, value?: string) =>
  ({ headers }: HttpRequest) => ({
    headers: Object.fromEntries(
      Object.entries({ ...headers, [name]: value }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    ),
  });
const required = ["client_id", "account_id", "session_id", "sale_amount", "status", "transactions"];
const requiredOfTransaction = [
  "id",
  "route_config_id",
  "order_id",
  "txn_type_id",
  "payment_method",
  "payment_type",
  "date_time",
  "amount",
  "status",
  "customer_info",
];
const SIGNED_HEADERS = ["webhook-id", "webhook-timestamp", "webhook-signature"];
const changeDigit = (text: string) => text.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));

/** A rule whose callbacks have a member that only some merchants have. */
function needing(member: "bodySecret" | "mac", option: string, rule: ReceiverRule): ReceiverRule {
  return { ...rule, skip: (target) => (target[member] === undefined ? `needs ${option}` : undefined) };
}

export const receiverRules: readonly ReceiverRule[] = [
  accepts(
    "interface",
    "callback-accepted",
    "4.2",
    "A callback with the required members is accepted with a 2xx status.",
    () => [{}],
  ),
  accepts(
    "interface",
    "optional-members-accepted",
    "2.3",
    "Optional members of session and transaction are accepted.",
    () => [
      {
        edit(callback, transaction) {
          Object.assign(callback, {
            session_type: "1",
            pending_amount: { value: 0, currency_id: 978, conversion_rate: 1.5 },
            additional_data: [{ name: "a", text: "b" }],
            max_retry: 9,
            event_type: "1",
            event_subtype: "2",
            content_type: 1,
          });
          Object.assign(transaction, {
            fee: 0,
            approval_code: "1",
            psp: { id: 1, name: "P", "external-id": "x" },
            card: { id: 1, name: "C", mask_card_number: "411111******1111", expiry: "-" },
            client_data: [],
            billing_address: { first_name: "A", last_name: "B" },
            fraud: { status_code: "1", status_desc: "ok" },
            order_data: {
              trips: [{ id: 1, departure_date: "2026-03-01 10:00:00" }],
              profiles: [{ id: 1 }],
              billing_summary: { fare_details: [{ id: 1 }] },
            },
          });
        },
      },
    ],
  ),
  accepts("interface", "several-transactions-accepted", "2.3", "Several transactions are accepted.", () => [
    {
      edit: (callback, transaction) => {
        callback.transactions = [transaction, { ...transaction, id: 2 }];
      },
    },
  ]),
  accepts(
    "interface",
    "every-status-accepted",
    "2.3.2",
    "Any status code, sub-code and message is accepted.",
    () =>
      [0, 1, 2000, 4010, 99999].map((code) => ({
        edit: (callback: Json) => {
          callback.status = { code, sub_code: code, message: "" };
        },
      })),
  ),
  accepts(
    "decision",
    "unknown-members-accepted",
    "2.3",
    "Unknown members are ignored: the service may add some.",
    () => [
      {
        edit: (callback, transaction) => {
          callback.added_later = { a: [1] };
          transaction.added_later = null;
        },
      },
    ],
  ),
  accepts(
    "decision",
    "negative-amounts-accepted",
    "2.3.1",
    "Negative amounts, as of refunds, are accepted.",
    () => [
      {
        edit: (callback) => {
          callback.sale_amount = { value: -1, currency_id: 978 };
        },
      },
    ],
  ),
  accepts("interface", "text-not-ascii-accepted", "2.3", "Text outside ASCII is read as UTF-8.", () => [
    {
      edit: (callback) => {
        callback.status = { code: 1, message: "Zürich 東京 😀" };
      },
    },
  ]),
  accepts(
    "interface",
    "white-space-accepted",
    "2.3",
    "White space between members is accepted: a signature covers bytes.",
    () => [{ write: (text) => JSON.stringify(JSON.parse(text), null, 2) }],
  ),
  accepts("decision", "large-bodies-accepted", "8", "A body of 512 KiB is accepted.", () => [
    {
      edit: (callback) => {
        callback.additional_data = [{ name: "large", text: "x".repeat(512 * 1024) }];
      },
    },
  ]),
  accepts(
    "interface",
    "charset-accepted",
    "4.2",
    "The content type application/json with a charset is accepted.",
    () => [{ change: withHeader("content-type", "application/json; charset=utf-8") }],
  ),

  accepts(
    "interface",
    "repeated-callback-accepted",
    "6",
    "A callback that arrives twice is accepted both times: delivery is at least once.",
    ({ nextSession }) => {
      const sessionId = nextSession();
      return [{ sessionId }, { sessionId }];
    },
  ),
  accepts(
    "decision",
    "older-callback-accepted",
    "6",
    "A callback older than one received before is accepted, and dropped.",
    ({ nextSession }) => {
      const sessionId = nextSession();
      return [
        { sessionId, sequence: 2 },
        { sessionId, sequence: 1 },
      ];
    },
  ),
  accepts(
    "decision",
    "gap-accepted",
    "6",
    "A callback after a gap in the sequence is accepted.",
    ({ nextSession }) => {
      const sessionId = nextSession();
      return [
        { sessionId, sequence: 1 },
        { sessionId, sequence: 5 },
      ];
    },
  ),
  accepts(
    "decision",
    "redelivery-accepted",
    "6",
    "A redelivery that an operator requested is accepted.",
    ({ nextSession }) => {
      const sessionId = nextSession();
      return [{ sessionId }, { sessionId, redelivery: true }];
    },
  ),
  accepts(
    "decision",
    "superseding-callback-accepted",
    "6",
    "A callback that names those it replaces is accepted.",
    () => [{ sequence: 4, supersedes: [1, 2, 3] }],
  ),
  accepts("decision", "test-event-accepted", "6", "A test event is accepted.", ({ nextSession }) => [
    {
      id: `test_${nextSession()}`,
      sessionId: Number.MAX_SAFE_INTEGER,
      redelivery: true,
      edit: (callback) => {
        callback.additional_data = [{ name: "test_event", text: "true" }];
      },
    },
  ]),
  accepts(
    "decision",
    "second-secret-accepted",
    "5",
    "A callback with signatures of two secrets, one of them known, is accepted: secrets are replaced without a gap.",
    ({ signing, secret }) => [
      { secrets: [signing.generateSecret("next"), secret] },
      { secrets: [secret, signing.generateSecret("next")] },
    ],
  ),
  accepts(
    "decision",
    "clock-difference-accepted",
    "5",
    "A timestamp four minutes from now, either way, is accepted.",
    () => [{ timestampSeconds: nowSeconds() - 240 }, { timestampSeconds: nowSeconds() + 240 }],
  ),

  rejects(
    "decision",
    "unsigned-callback-rejected",
    "5",
    "A callback without its webhook headers is rejected.",
    () => SIGNED_HEADERS.map((name) => ({ change: withHeader(name) })),
  ),
  rejects(
    "decision",
    "wrong-secret-rejected",
    "5",
    "A callback signed with an unknown secret is rejected.",
    ({ signing }) => [{ secrets: [signing.generateSecret("unknown")] }],
  ),
  rejects(
    "decision",
    "changed-body-rejected",
    "5",
    "A body that changed after it was signed is rejected.",
    () => [
      {
        change: ({ body }) => ({ body: Buffer.from(Buffer.from(body).toString().replace("12030", "12031")) }),
      },
    ],
  ),
  rejects(
    "decision",
    "changed-id-rejected",
    "5",
    "A webhook-id that changed after it was signed is rejected.",
    () => [{ change: withHeader("webhook-id", "conformance_other") }],
  ),
  rejects(
    "decision",
    "changed-session-headers-rejected",
    "5",
    "A sequence or redelivery that changed after it was signed is rejected.",
    () => [
      { change: withHeader("payment-routing-sequence", "99") },
      { change: withHeader("payment-routing-redelivery", "true") },
    ],
  ),
  rejects("decision", "old-timestamp-rejected", "5", "A timestamp ten minutes ago is rejected.", () => [
    { timestampSeconds: nowSeconds() - 600 },
  ]),
  rejects(
    "decision",
    "future-timestamp-rejected",
    "5",
    "A timestamp ten minutes from now is rejected.",
    () => [{ timestampSeconds: nowSeconds() + 600 }],
  ),
  rejects(
    "decision",
    "other-session-rejected",
    "5",
    "A body of another session than the headers name is rejected.",
    () => [
      {
        edit: (callback) => {
          callback.session_id = 1;
        },
      },
    ],
  ),
  needing(
    "bodySecret",
    "--signature-key",
    rejects(
      "interface",
      "wrong-signature-rejected",
      "5",
      "A callback with a wrong signature member is rejected.",
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
      "decision",
      "missing-signature-rejected",
      "5",
      "A callback without the signature member is rejected.",
      () => [
        {
          editSigned: (callback) => {
            delete callback.signature;
          },
        },
      ],
    ),
  ),
  needing(
    "mac",
    "--mac and --salt",
    rejects("interface", "wrong-mac-rejected", "5", "A transaction with a wrong hmac is rejected.", () => [
      {
        editBeforeSignature(_, transaction) {
          transaction.hmac = changeDigit(String(transaction.hmac));
        },
      },
    ]),
  ),

  rejects("interface", "malformed-json-rejected", "2.3", "A body that is not JSON is rejected.", () => [
    { write: (text) => text.slice(0, -1) },
  ]),
  rejects("decision", "duplicate-members-rejected", "2.3", "A body with a member twice is rejected.", () => [
    { write: (text) => text.replace("{", '{"client_id":1,') },
  ]),
  ...required.map((name) =>
    rejects(
      "decision",
      `missing-${name.replaceAll("_", "-")}-rejected`,
      "2.3",
      `A callback without ${name} is rejected.`,
      () => [
        {
          editBeforeSignature: (callback) => {
            delete callback[name];
          },
        },
      ],
    ),
  ),
  ...requiredOfTransaction.map((name) =>
    rejects(
      "decision",
      `missing-transaction-${name.replaceAll("_", "-")}-rejected`,
      "2.3.4",
      `A transaction without ${name} is rejected.`,
      () => [
        {
          editBeforeSignature: (_, transaction) => {
            delete transaction[name];
          },
        },
      ],
    ),
  ),
  rejects("decision", "get-rejected", "4.2", "GET is rejected: a callback is a POST.", () => [
    { change: () => ({ method: "GET", body: Buffer.alloc(0) }) },
  ]),
];
