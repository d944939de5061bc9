import type { CallbackDetailContent } from "@payment-routing/server";
import { expect, test } from "vitest";
import { printCallback } from "./print-callback.ts";

const transaction = (id: number, code: number) => ({ id, status: { code, message: "" } });

const BODY = { transactions: [transaction(1, 2000), transaction(2, 2000), transaction(3, 2010)] };

const CALLBACK: CallbackDetailContent = {
  callback_id: "cb_1",
  session_id: 7,
  sequence: 1,
  client_id: 10077,
  account_id: 100482,
  made_at: "2026-11-21T19:49:10Z",
  state: "waiting",
  event_type: undefined,
  event_subtype: undefined,
  session_code: 4000,
  is_final: false,
  transaction_ids: [1, 2, 3],
  transaction_codes: [2000, 2010],
  settled_at: undefined,
  attempts: 0,
  last_outcome: undefined,
  last_status: undefined,
  next_attempt_at: undefined,
  secret_ids: [],
  supersedes: [],
  refusal: undefined,
  lane: undefined,
  redeliveries: [],
  history: [],
  body: JSON.stringify(BODY),
};

const plain = (_style: string, text: string) => text;

// The codes beside them are those that occur, each once, for callbacks to be found by.
test("transactions are shown with the statuses that the body says they have", () => {
  expect(printCallback(CALLBACK, plain)).toContain(
    "  status        4000; transactions 1 2000, 2 2000, 3 2010\n",
  );
});
