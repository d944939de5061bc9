import { fromDecision, fromInterface } from "../conformance-rule.ts";
import { accepts, type ReceiverRule, rejects, setting, withHeader } from "./delivery.ts";

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

/** Rules of the body of a callback, and of its request. */
export const callbackRules: readonly ReceiverRule[] = [
  accepts(
    fromInterface(
      "callback-accepted",
      "4.2",
      "A callback with the required members is accepted with a 2xx status.",
    ),
    () => [{}],
  ),
  accepts(
    fromInterface(
      "optional-members-accepted",
      "2.3",
      "Optional members of session and transaction are accepted.",
    ),
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
  accepts(fromInterface("several-transactions-accepted", "2.3", "Several transactions are accepted."), () => [
    {
      edit: (callback, transaction) => {
        callback.transactions = [transaction, { ...transaction, id: 2 }];
      },
    },
  ]),
  accepts(
    fromInterface("every-status-accepted", "2.3.2", "Any status code, sub-code and message is accepted."),
    () =>
      [0, 1, 2000, 4010, 99999].map((code) => ({
        edit: setting({ status: { code, sub_code: code, message: "" } }),
      })),
  ),
  accepts(
    fromDecision("unknown-members-accepted", "2.3", "Unknown members are ignored: the service may add some."),
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
    fromDecision("negative-amounts-accepted", "2.3.1", "Negative amounts, as of refunds, are accepted."),
    () => [
      {
        edit: setting({ sale_amount: { value: -1, currency_id: 978 } }),
      },
    ],
  ),
  accepts(fromInterface("text-not-ascii-accepted", "2.3", "Text outside ASCII is read as UTF-8."), () => [
    {
      edit: setting({ status: { code: 1, message: "Zürich 東京 😀" } }),
    },
  ]),
  accepts(
    fromInterface(
      "white-space-accepted",
      "2.3",
      "White space between members is accepted: a signature covers bytes.",
    ),
    () => [{ write: (text) => JSON.stringify(JSON.parse(text), null, 2) }],
  ),
  accepts(fromDecision("large-bodies-accepted", "8", "A body of 512 KiB is accepted."), () => [
    {
      edit: setting({ additional_data: [{ name: "large", text: "x".repeat(512 * 1024) }] }),
    },
  ]),
  accepts(
    fromInterface("charset-accepted", "4.2", "The content type application/json with a charset is accepted."),
    () => [{ change: withHeader("content-type", "application/json; charset=utf-8") }],
  ),
  rejects(fromInterface("malformed-json-rejected", "2.3", "A body that is not JSON is rejected."), () => [
    { write: (text) => text.slice(0, -1) },
  ]),
  rejects(
    fromDecision("duplicate-members-rejected", "2.3", "A body with a member twice is rejected."),
    () => [{ write: (text) => text.replace("{", '{"client_id":1,') }],
  ),
  ...required.map((name) =>
    rejects(
      fromDecision(
        `missing-${name.replaceAll("_", "-")}-rejected`,
        "2.3",
        `A callback without ${name} is rejected.`,
      ),
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
      fromDecision(
        `missing-transaction-${name.replaceAll("_", "-")}-rejected`,
        "2.3.4",
        `A transaction without ${name} is rejected.`,
      ),
      () => [
        {
          editBeforeSignature: (_, transaction) => {
            delete transaction[name];
          },
        },
      ],
    ),
  ),
  rejects(fromDecision("get-rejected", "4.2", "GET is rejected: a callback is a POST."), () => [
    { change: () => ({ method: "GET", body: Buffer.alloc(0) }) },
  ]),
];
