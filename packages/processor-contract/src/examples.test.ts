import { validateOutgoingPaymentCallback } from "@payment-routing/callback-contract";
import { describe, expect, test } from "vitest";
import { type ReportKind, readExamples } from "../test/examples.ts";
import {
  parseSessionReport,
  parseSessionStatusReport,
  parseTransactionStatusReport,
  type Result,
  type SessionReport,
  validateSessionReport,
  validateSessionStatusReport,
  validateTransactionStatusReport,
} from "./index.ts";

interface Contract {
  readonly parse: (input: Uint8Array | string) => Result<unknown>;
  readonly validate: (value: unknown) => Result<unknown>;
}

const CONTRACTS: Readonly<Record<ReportKind, Contract>> = {
  "session-report": { parse: parseSessionReport, validate: validateSessionReport },
  "session-status-report": { parse: parseSessionStatusReport, validate: validateSessionStatusReport },
  "transaction-status-report": {
    parse: parseTransactionStatusReport,
    validate: validateTransactionStatusReport,
  },
};

describe("valid examples", () => {
  test.for(readExamples("valid"))("$name", ({ kind, bytes }) => {
    const { parse, validate } = CONTRACTS[kind];
    const value = JSON.parse(bytes.toString("utf8"));
    expect(parse(bytes)).toEqual({ ok: true, value });
    expect(parse(bytes.toString("utf8"))).toEqual({ ok: true, value });
    expect(validate(value)).toEqual({ ok: true, value });
  });

  test.for(readExamples("valid"))("$name is not valid as a report of another kind", ({ kind, bytes }) => {
    for (const [other, { parse }] of Object.entries(CONTRACTS)) expect(parse(bytes).ok).toBe(other === kind);
  });
});

describe("invalid examples break the one rule they are named for", () => {
  test.for(readExamples("invalid"))("$name", ({ name, kind, bytes }) => {
    const { parse, validate } = CONTRACTS[kind];
    const code = name.slice(0, name.indexOf("."));
    const parsed = parse(bytes);
    if (parsed.ok) throw new Error("it was accepted");
    expect(parsed.issues.map((issue) => issue.code)).toEqual([code]);
    expect(parsed.issues[0]?.line).toBeGreaterThanOrEqual(1);
    expect(parsed.issues[0]?.column).toBeGreaterThanOrEqual(1);
    if (["malformed-json", "repeated-member", "inexact-number"].includes(code)) return;
    const withoutPlace = parsed.issues.map((issue) => ({ ...issue, line: undefined, column: undefined }));
    expect(validate(JSON.parse(bytes.toString("utf8")))).toEqual({ ok: false, issues: withoutPlace });
  });
});

describe("a session report with transactions has most members of a callback", () => {
  const reports = readExamples("valid").filter(({ name }) => /^session-report-(?!opened)/.test(name));
  test.for(reports)("$name", ({ bytes }) => {
    const parsed = parseSessionReport(bytes);
    if (!parsed.ok) throw new Error("the report is invalid");
    const callback = complete(parsed.value);
    expect(validateOutgoingPaymentCallback(callback)).toEqual({ ok: true, value: callback });
  });
});

/** The callback of a report. */
function complete({
  report_id: _,
  source_sequence: __,
  occurred_at: ___,
  ...session
}: SessionReport): unknown {
  const transactions = session.transactions.map((transaction) => ({
    ...transaction,
    hmac: "00",
    local_date_time: transaction.date_time,
  }));
  return { ...session, transactions, signature: "00", endpoint_url: "E-3", max_retry: 8 };
}
