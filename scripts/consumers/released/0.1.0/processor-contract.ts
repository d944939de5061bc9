// A consumer of processor-contract: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import {
  type LineOutcome,
  parseTransactionStatusReport,
  type SessionReport,
  type TransactionStatusReport,
  validateSessionReport,
  validateSessionStatusReport,
  validateTransactionStatusReport,
} from "@payment-routing/processor-contract";

const head = {
  report_id: "r-1",
  source_sequence: 1,
  occurred_at: "2026-02-28T23:59:59Z",
  client_id: 10077,
  account_id: 100482,
  session_id: 7740013,
};
const opened: SessionReport = {
  ...head,
  sale_amount: { value: 12030, currency_id: 978 },
  status: { code: 4001, message: "Payment session opened" },
  transactions: [],
};
assert.deepEqual(validateSessionReport(opened), { ok: true, value: opened });
assert.ok(validateSessionStatusReport({ ...head, status: opened.status }).ok);

const declined: TransactionStatusReport = {
  ...head,
  source_sequence: 2,
  transaction_id: 1900554322,
  status: { code: 2010, message: "Declined" },
};
assert.ok(validateTransactionStatusReport(declined).ok);
assert.deepEqual(parseTransactionStatusReport(JSON.stringify(declined)), { ok: true, value: declined });

const rejected = parseTransactionStatusReport('{\n  "report_id": ""\n}');
assert.ok(!rejected.ok);
assert.deepEqual(
  rejected.issues
    .filter(({ code }) => code !== "missing-member")
    .map(({ line, column, message }) => ({ line, column, message })),
  [{ line: 2, column: 16, message: "/report_id: expected at least 1 character, got 0" }],
);

// Code that reads: a service reads reports, a processor the outcomes.
function sumTransactions({ transactions }: SessionReport): number {
  return transactions.reduce((sum, { amount }) => sum + amount.value, 0);
}
assert.equal(sumTransactions(opened), 0);

function needsRepetition(outcome: LineOutcome): boolean {
  switch (outcome.outcome) {
    case "applied":
    case "unchanged":
    case "outdated":
      return outcome.version < 0;
    case "invalid":
      return outcome.issues.length === 0;
    default:
      return outcome.line > 0;
  }
}
const issue = { code: "missing-member", message: "m", path: "/", expected: "e", received: "r" };
assert.equal(needsRepetition({ line: 1, outcome: "invalid", issues: [issue] }), false);
