import type { CallbackDetail } from "@payment-routing/operator-contract";
import { expect, test } from "vitest";
import { printCallback } from "../commands/callbacks/show.ts";

const CALLBACK: CallbackDetail = {
  callback_id: "cb_1",
  session_id: 7,
  sequence: 1,
  client_id: 10077,
  account_id: 100482,
  made_at: "2026-11-21T19:49:10Z",
  state: "waiting",
  session_code: 4000,
  is_final: false,
  transaction_ids: [1, 2, 3],
  transaction_codes: [2000, 2010],
  attempts: 0,
  secret_ids: [],
  supersedes: [],
  redeliveries: [],
  history: [],
};

const plain = (_style: string, text: string) => text;

test("transactions are printed with their different codes", () => {
  expect(printCallback(CALLBACK, plain)).toContain(
    "  status        4000; transactions 1, 2, 3, codes 2000, 2010\n",
  );
});

test("an attempt is printed with its request and response, escaped for a terminal", () => {
  const attempt = {
    started_at: "2026-11-21T19:49:10Z",
    attempt: 1,
    endpoint: "https://merchant.example",
    url: "https://merchant.example/callbacks",
    duration_ms: 12,
    outcome: "rejected",
    status: 500,
    request_headers: { "content-type": "application/json", "payment-routing-sequence": "1" },
    response_headers: { server: "x\u001b[2J" },
    response_body: "no",
    is_redelivery: false,
    worker: "w",
  } as const;
  const shown = printCallback({ ...CALLBACK, history: [attempt] }, plain);
  expect(shown.slice(shown.indexOf("\n\n") + 2).split("\n")).toEqual([
    "2026-11-21T19:49:10Z  attempt 1  rejected 500  12 ms  by w",
    "  to https://merchant.example/callbacks",
    "  > content-type: application/json",
    "  > payment-routing-sequence: 1",
    "  < server: x\\u{1b}[2J",
    "  < no",
  ]);
});
