import { describe, expect, test } from "vitest";
import { describeMerchant, findMerchants } from "../../test/open-test-delivery.ts";
import {
  describeTransaction,
  reportSession,
  reportSessionStatus,
  reportTransactionStatus,
  SOURCE,
} from "../../test/reports.ts";
import type { MerchantDirectory } from "../context.ts";
import { decideReport } from "./decide-report.ts";
import type { Report, ReportConditions, ReportSource } from "./report.ts";
import type { SessionState } from "./snapshot.ts";

interface Given {
  readonly state?: SessionState | undefined;
  readonly source?: ReportSource;
  readonly conditions?: ReportConditions;
  readonly merchants?: MerchantDirectory;
}

function decide(report: Report, given: Given = {}) {
  const { state, source = SOURCE, conditions = {}, merchants = findMerchants() } = given;
  return decideReport(merchants, state, undefined, { report, source, conditions });
}

/** Returns the state of a session after reports that are all accepted. */
function apply(...reports: readonly Report[]): SessionState {
  let state: SessionState | undefined;
  for (const report of reports) state = decide(report, { state }).state ?? state;
  if (state === undefined) throw new Error("no report made a session");
  return state;
}

const REPEATED = {
  code: "not-unique",
  message: "/transactions/1/id: expected an ID of its own, got 1, which is that of /transactions/0",
  path: "/transactions/1/id",
  line: undefined,
  column: undefined,
  expected: "an ID of its own",
  received: "1, which is that of /transactions/0",
} as const;

const UNKNOWN_ACCOUNT = {
  outcome: "unknown-account",
  message: "client 10077 has no account 5",
  issues: [
    {
      code: "not-in-enumeration",
      message: "/account_id: expected an account of client 10077, got 5",
      path: "/account_id",
      line: undefined,
      column: undefined,
      expected: "an account of client 10077",
      received: "5",
    },
  ],
};

/** Returns the report with its members in the opposite order. */
function reverse(report: Report): Report {
  return Object.fromEntries(Object.entries(report).reverse()) as unknown as Report;
}

describe("an applied report", () => {
  test("creates a session and a callback", () => {
    const { source_sequence, report_id, occurred_at, ...snapshot } = reportSession();
    const decision = decide({ source_sequence, report_id, occurred_at, ...snapshot });
    expect(decision.outcome).toEqual({
      outcome: "applied",
      version: 1,
      callbackSequence: 1,
      repeated: false,
    });
    expect(decision.state).toMatchObject({ sourceSequence: source_sequence, snapshot });
    expect(decision.callback).toMatchObject({ snapshot });
    expect(JSON.parse(decision.state?.snapshotText ?? "")).toEqual(snapshot);
  });

  test("with a session status changes the status and the event codes only", () => {
    const first = reportSession({ event_type: "payment", event_subtype: "created", content_type: 1 });
    const report = reportSessionStatus({ event_subtype: "completed" });
    const { state, outcome } = decide(report, { state: apply(first) });
    expect(outcome).toMatchObject({ outcome: "applied", version: 2, callbackSequence: 2 });
    const { report_id, source_sequence, occurred_at, event_type, content_type, ...rest } = first;
    expect(state?.snapshot).toEqual({ ...rest, status: report.status, event_subtype: "completed" });
  });

  test("with other event codes and the same status gives a version without a callback", () => {
    const first = reportSession({ event_type: "payment", content_type: 1 });
    const report = reportSessionStatus({ status: first.status });
    const { state, outcome } = decide(report, { state: apply(first) });
    expect(outcome).toMatchObject({ outcome: "applied", version: 2, callbackSequence: undefined });
    expect(state?.snapshot).not.toHaveProperty("event_type");
    expect(state?.snapshot).not.toHaveProperty("content_type");
  });

  test("with a pending amount replaces the previous pending amount", () => {
    const state = apply(reportSession({ pending_amount: { value: 12030, currency_id: 978 } }));
    const without = decide(reportSessionStatus(), { state });
    expect(without.state?.snapshot?.pending_amount).toEqual({ value: 12030, currency_id: 978 });
    const pending_amount = { value: 0, currency_id: 978 };
    expect(
      decide(reportSessionStatus({ pending_amount }), { state }).state?.snapshot?.pending_amount,
    ).toEqual(pending_amount);
  });

  test("with a transaction status changes that transaction only", () => {
    const transactions = [1, 2, 3].map((id) => describeTransaction({ id }));
    const before = apply(reportSession({ transactions }));
    const report = reportTransactionStatus({ transaction_id: 2 });
    const { state } = decide(report, { state: before });
    expect(state?.snapshot?.transactions).toEqual(
      transactions.with(1, { ...describeTransaction({ id: 2 }), status: report.status }),
    );
  });

  test("with other data and the same status gives a version without a callback", () => {
    const state = apply(reportSession());
    const report = reportSession({ sale_amount: { value: 1, currency_id: 208 } });
    const decision = decide(report, { state });
    expect(decision.outcome).toEqual({
      outcome: "applied",
      version: 2,
      callbackSequence: undefined,
      repeated: false,
    });
    expect(decision).not.toHaveProperty("callback");
    expect(decision.state).toMatchObject({
      callbackSequence: 1,
      snapshot: { sale_amount: { currency_id: 208 } },
    });
  });

  test("with the same data in another order gives no version and stores the source sequence", () => {
    const first = reportSession();
    const { status, ...rest } = first;
    const report = { status, ...rest, report_id: "again", source_sequence: first.source_sequence + 5 };
    const { outcome, state } = decide(report, { state: apply(first) });
    expect(outcome).toEqual({
      outcome: "unchanged",
      version: 1,
      callbackSequence: undefined,
      repeated: false,
    });
    expect(state?.sourceSequence).toBe(report.source_sequence);
  });
});

test.each([0, -1, -1000])(
  "a report at a distance of %i from the newest source sequence is outdated",
  (distance) => {
    const state = apply(reportSession({ source_sequence: 5000 }));
    const decision = decide(reportSessionStatus({ source_sequence: 5000 + distance }), { state });
    expect(decision).toEqual({
      outcome: { outcome: "outdated", version: 1, callbackSequence: undefined, repeated: false },
      changes: [],
    });
  },
);

describe("a session without a transaction", () => {
  test("gets its first callback with its first transaction", () => {
    const first = decide(reportSession({ transactions: [] }));
    expect(first).toMatchObject({
      outcome: { version: 1, callbackSequence: undefined },
      suppressed: "no-transaction",
    });
    const second = decide(reportSessionStatus(), { state: first.state });
    expect(second).toMatchObject({
      outcome: { version: 2, callbackSequence: undefined },
      suppressed: "no-transaction",
    });
    const third = decide(reportSession({ status: { code: 4030, message: "Completed" } }), {
      state: second.state,
    });
    expect(third.outcome).toMatchObject({ version: 3, callbackSequence: 1 });
  });

  test("gets a callback for earlier statuses with its first transaction, even if the transaction itself is excluded", () => {
    const merchants = findMerchants(
      describeMerchant({ emit: { session: { only: [{ code: 4030 }] }, transaction: { only: [] } } }),
    );
    const status = { code: 4030, message: "Completed" };
    const { state } = decide(reportSession({ transactions: [], status }), { merchants });
    expect(decide(reportSession({ status }), { merchants, state }).outcome).toMatchObject({
      callbackSequence: 1,
    });
  });

  test("gets no callbacks after its transactions are removed", () => {
    const state = apply(reportSession());
    const status = { code: 4030, message: "Completed" };
    const decision = decide(reportSession({ transactions: [], status }), { state });
    expect(decision).toMatchObject({
      outcome: { version: 2, callbackSequence: undefined },
      suppressed: "no-transaction",
    });
  });
});

test("a change that the merchant's emit rules exclude is recorded without a callback", () => {
  const merchants = findMerchants(
    describeMerchant({ emit: { session: { except: [] }, transaction: { except: [{ code: 2000 }] } } }),
  );
  const state = apply(reportSession());
  const decision = decide(reportTransactionStatus(), { merchants, state });
  expect(decision.changes).toHaveLength(1);
  expect(decision).toMatchObject({
    outcome: { version: 2, callbackSequence: undefined },
    suppressed: "not-wanted",
  });
});

describe("a report is applied", () => {
  const state = apply(reportSession());

  test("for a session whose account no longer belongs to the client", () => {
    const merchants = findMerchants(undefined, [10077], []);
    expect(decide(reportSessionStatus(), { state, merchants }).outcome).toMatchObject({ outcome: "applied" });
  });

  test("for an erased session with another account of its client", () => {
    const merchants = findMerchants(undefined, [10077], [100482, 5]);
    const erased = { ...state, snapshot: undefined, snapshotText: undefined };
    const decision = decide(reportSession({ account_id: 5 }), { state: erased, merchants });
    expect(decision).toMatchObject({ outcome: { outcome: "applied" }, state: { accountId: 5 } });
  });
});

describe("a report is rejected", () => {
  const state = apply(reportSession());

  test.each<{ name: string; report: Report; given?: Given; want: object }>([
    {
      name: "for an unconfigured client",
      report: reportSession({ client_id: 1 }),
      want: { outcome: "unknown-client", message: "client 1 is not configured for callbacks" },
    },
    {
      name: "for a client that the key does not cover",
      report: reportSession(),
      given: { source: { keyId: "processor-2", clientId: 20000 } },
      want: { outcome: "foreign-client", message: "key processor-2 is not for client 10077" },
    },
    {
      name: "for a session of another client",
      report: reportSession({ client_id: 20000 }),
      given: { state, merchants: findMerchants(undefined, [10077, 20000]) },
      want: {
        outcome: "foreign-session",
        message: "session 1 does not belong to account 100482 of client 20000",
      },
    },
    {
      name: "for a session of another account",
      report: reportSessionStatus({ account_id: 5 }),
      given: { state },
      want: { outcome: "foreign-session", message: "session 1 does not belong to account 5 of client 10077" },
    },
    {
      name: "for an account that the client does not have",
      report: reportSession({ account_id: 5 }),
      want: UNKNOWN_ACCOUNT,
    },
    {
      name: "for an erased session with an account that the client does not have",
      report: reportSession({ account_id: 5 }),
      given: { state: { ...state, snapshot: undefined, snapshotText: undefined } },
      want: UNKNOWN_ACCOUNT,
    },
    {
      name: "for an erased session of another client",
      report: reportSession({ client_id: 20000 }),
      given: {
        state: { ...state, snapshot: undefined, snapshotText: undefined },
        merchants: findMerchants(undefined, [10077, 20000]),
      },
      want: {
        outcome: "foreign-session",
        message: "session 1 does not belong to account 100482 of client 20000",
      },
    },
    {
      name: "for a session without a session report",
      report: reportSessionStatus(),
      want: { outcome: "unknown-session", message: "session 1 was never reported as a whole" },
    },
    {
      name: "for an erased session",
      report: reportTransactionStatus(),
      given: { state: { ...state, snapshot: undefined, snapshotText: undefined } },
      want: { outcome: "unknown-session", message: "session 1 was never reported as a whole" },
    },
    {
      name: "for a transaction that the session does not have",
      report: reportTransactionStatus({ transaction_id: 9 }),
      given: { state },
      want: { outcome: "unknown-transaction", message: "session 1 has no transaction 9" },
    },
    {
      name: "with two transactions of the same ID",
      report: reportSession({ transactions: [describeTransaction(), describeTransaction()] }),
      want: {
        outcome: "repeated-transaction",
        message: `two transactions of the session have the same ID: ${REPEATED.message}`,
        issues: [REPEATED],
      },
    },
    {
      name: "when the session has another version than expected",
      report: reportSession(),
      given: { state, conditions: { expectedVersion: 7 } },
      want: {
        outcome: "conflict",
        message: "expected version 7 of the session, but it has version 1",
        version: 1,
      },
    },
    {
      name: "when the expected session does not exist",
      report: reportSession(),
      given: { conditions: { expectedVersion: "any" } },
      want: { outcome: "conflict", message: "expected a session, but there is none", version: 0 },
    },
  ])("$name", ({ report, given, want }) => {
    expect(decide(report, given)).toEqual({ outcome: want, changes: [] });
  });

  test.each([1, "any"] as const)("not when the session has the expected version: %s", (expectedVersion) => {
    expect(decide(reportSession(), { state, conditions: { expectedVersion } }).outcome).toMatchObject({
      version: 1,
    });
  });
});

describe("a report with a known report ID", () => {
  const report = reportSession();
  const earlier = {
    outcome: { outcome: "applied", version: 1, callbackSequence: 1, repeated: false },
    sourceSequence: report.source_sequence,
  } as const;
  const state = apply(report, reportSessionStatus());

  test("gets its first answer even after the session has changed", () => {
    const submission = { report, source: SOURCE, conditions: { expectedVersion: 0 } };
    expect(decideReport(findMerchants(), state, earlier, submission)).toEqual({
      outcome: { ...earlier.outcome, repeated: true },
      changes: [],
    });
  });

  test("is rejected with another source sequence", () => {
    const another = { ...report, source_sequence: report.source_sequence + 1 };
    const submission = { report: another, source: SOURCE, conditions: {} };
    expect(decideReport(findMerchants(), state, earlier, submission).outcome).toEqual({
      outcome: "reused-report-id",
      message: `report "${report.report_id}" was accepted before, with source sequence ${report.source_sequence}`,
    });
  });

  describe("with the same source sequence", () => {
    const session = reportSession();
    const report = reportSessionStatus({ event_type: "payment" });
    const state = apply(session, report);
    const earlier = {
      outcome: { outcome: "applied", version: 2, callbackSequence: 2, repeated: false },
      sourceSequence: report.source_sequence,
    } as const;
    const status = { code: 4999, message: "" };

    test.each<{ name: string; given: Report; state?: SessionState; isRepeated: boolean }>([
      { name: "unchanged is a repetition", given: { ...report }, isRepeated: true },
      { name: "with its members in another order is a repetition", given: reverse(report), isRepeated: true },
      { name: "with another status is rejected", given: { ...report, status }, isRepeated: false },
      {
        name: "with another event type is rejected",
        given: { ...report, event_type: "refund" },
        isRepeated: false,
      },
      {
        name: "of another kind is rejected",
        given: {
          ...reportTransactionStatus(),
          report_id: report.report_id,
          source_sequence: report.source_sequence,
        },
        isRepeated: false,
      },
      {
        name: "with another status is a repetition after a newer report",
        given: { ...report, status },
        state: { ...state, sourceSequence: report.source_sequence + 1 },
        isRepeated: true,
      },
    ])("$name", ({ given, state: as = state, isRepeated }) => {
      const submission = { report: given, source: SOURCE, conditions: {} };
      expect(decideReport(findMerchants(), as, earlier, submission)).toEqual({
        outcome: isRepeated
          ? { ...earlier.outcome, repeated: true }
          : {
              outcome: "reused-report-id",
              message: `report "${report.report_id}" was accepted before, with different content`,
            },
        changes: [],
      });
    });

    test("gets its first answer if it was outdated, even with other content", () => {
      const outdated = { ...earlier, outcome: { ...earlier.outcome, outcome: "outdated" } } as const;
      const submission = { report: { ...report, status }, source: SOURCE, conditions: {} };
      expect(decideReport(findMerchants(), state, outdated, submission).outcome).toMatchObject({
        outcome: "outdated",
        repeated: true,
      });
    });
  });

  test("is rejected for a key of another client", () => {
    const submission = { report, source: { keyId: "k", clientId: 20000 }, conditions: {} };
    expect(decideReport(findMerchants(), state, earlier, submission).outcome).toMatchObject({
      outcome: "foreign-client",
    });
  });
});
