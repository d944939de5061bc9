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

/** What a session is after some reports, none of which is refused. */
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
  verdict: "unknown-account",
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

/** The same report, with its members in the opposite order. */
function reverse(report: Report): Report {
  return Object.fromEntries(Object.entries(report).reverse()) as unknown as Report;
}

describe("a report is applied", () => {
  test("a session is made, and told of", () => {
    const { source_sequence, report_id, occurred_at, ...snapshot } = reportSession();
    const decision = decide({ source_sequence, report_id, occurred_at, ...snapshot });
    expect(decision.verdict).toEqual({
      verdict: "applied",
      version: 1,
      callbackSequence: 1,
      repeated: false,
    });
    expect(decision.state).toMatchObject({ sourceSequence: source_sequence, snapshot });
    expect(decision.callback).toMatchObject({ snapshot });
    expect(JSON.parse(decision.state?.snapshotText ?? "")).toEqual(snapshot);
  });

  test("a change of the session's status leaves all else as it was, but for the codes of the event", () => {
    const first = reportSession({ event_type: "payment", event_subtype: "created", content_type: 1 });
    const report = reportSessionStatus({ event_subtype: "completed" });
    const { state, verdict } = decide(report, { state: apply(first) });
    expect(verdict).toMatchObject({ verdict: "applied", version: 2, callbackSequence: 2 });
    const { report_id, source_sequence, occurred_at, event_type, content_type, ...rest } = first;
    expect(state?.snapshot).toEqual({ ...rest, status: report.status, event_subtype: "completed" });
  });

  test("the codes of the event are the newest report's, also when the status is the same: a version, and no callback", () => {
    const first = reportSession({ event_type: "payment", content_type: 1 });
    const report = reportSessionStatus({ status: first.status });
    const { state, verdict } = decide(report, { state: apply(first) });
    expect(verdict).toMatchObject({ verdict: "applied", version: 2, callbackSequence: undefined });
    expect(state?.snapshot).not.toHaveProperty("event_type");
    expect(state?.snapshot).not.toHaveProperty("content_type");
  });

  test("a pending amount that comes with a change of status takes the place of the one before", () => {
    const state = apply(reportSession({ pending_amount: { value: 12030, currency_id: 978 } }));
    const without = decide(reportSessionStatus(), { state });
    expect(without.state?.snapshot?.pending_amount).toEqual({ value: 12030, currency_id: 978 });
    const pending_amount = { value: 0, currency_id: 978 };
    expect(
      decide(reportSessionStatus({ pending_amount }), { state }).state?.snapshot?.pending_amount,
    ).toEqual(pending_amount);
  });

  test("a change of one transaction's status leaves the others", () => {
    const transactions = [1, 2, 3].map((id) => describeTransaction({ id }));
    const before = apply(reportSession({ transactions }));
    const report = reportTransactionStatus({ transaction_id: 2 });
    const { state } = decide(report, { state: before });
    expect(state?.snapshot?.transactions).toEqual(
      transactions.with(1, { ...describeTransaction({ id: 2 }), status: report.status }),
    );
  });

  test("more that is known and no other status: a version, and no callback", () => {
    const state = apply(reportSession());
    const report = reportSession({ sale_amount: { value: 1, currency_id: 208 } });
    const decision = decide(report, { state });
    expect(decision.verdict).toEqual({
      verdict: "applied",
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

  test("nothing new, in another order: no version, and the source's place is kept", () => {
    const first = reportSession();
    const { status, ...rest } = first;
    const report = { status, ...rest, report_id: "again", source_sequence: first.source_sequence + 5 };
    const { verdict, state } = decide(report, { state: apply(first) });
    expect(verdict).toEqual({
      verdict: "unchanged",
      version: 1,
      callbackSequence: undefined,
      repeated: false,
    });
    expect(state?.sourceSequence).toBe(report.source_sequence);
  });
});

test.each([0, -1, -1000])("a report %i places from the newest is outdated", (distance) => {
  const state = apply(reportSession({ source_sequence: 5000 }));
  const decision = decide(reportSessionStatus({ source_sequence: 5000 + distance }), { state });
  expect(decision).toEqual({
    verdict: { verdict: "outdated", version: 1, callbackSequence: undefined, repeated: false },
    changes: [],
  });
});

describe("a session without a transaction", () => {
  test("tells nobody until it has one, and then everything at once", () => {
    const first = decide(reportSession({ transactions: [] }));
    expect(first).toMatchObject({
      verdict: { version: 1, callbackSequence: undefined },
      silence: "no-transaction",
    });
    const second = decide(reportSessionStatus(), { state: first.state });
    expect(second).toMatchObject({
      verdict: { version: 2, callbackSequence: undefined },
      silence: "no-transaction",
    });
    const third = decide(reportSession({ status: { code: 4030, message: "Completed" } }), {
      state: second.state,
    });
    expect(third.verdict).toMatchObject({ version: 3, callbackSequence: 1 });
  });

  test("tells of what it was silent of, though the change that brings the transaction is not wanted", () => {
    const merchants = findMerchants(
      describeMerchant({ emit: { session: { only: [{ code: 4030 }] }, transaction: { only: [] } } }),
    );
    const status = { code: 4030, message: "Completed" };
    const { state } = decide(reportSession({ transactions: [], status }), { merchants });
    expect(decide(reportSession({ status }), { merchants, state }).verdict).toMatchObject({
      callbackSequence: 1,
    });
  });

  test("is silent again when its transactions are gone", () => {
    const state = apply(reportSession());
    const status = { code: 4030, message: "Completed" };
    const decision = decide(reportSession({ transactions: [], status }), { state });
    expect(decision).toMatchObject({
      verdict: { version: 2, callbackSequence: undefined },
      silence: "no-transaction",
    });
  });
});

test("a change that the merchant does not want to hear of is kept, and silent", () => {
  const merchants = findMerchants(
    describeMerchant({ emit: { session: { except: [] }, transaction: { except: [{ code: 2000 }] } } }),
  );
  const state = apply(reportSession());
  const decision = decide(reportTransactionStatus(), { merchants, state });
  expect(decision.changes).toHaveLength(1);
  expect(decision).toMatchObject({
    verdict: { version: 2, callbackSequence: undefined },
    silence: "not-wanted",
  });
});

describe("a report is applied all the same", () => {
  const state = apply(reportSession());

  test("of a session whose account is not the client's any more", () => {
    const merchants = findMerchants(undefined, [10077], []);
    expect(decide(reportSessionStatus(), { state, merchants }).verdict).toMatchObject({ verdict: "applied" });
  });

  test("of an erased session with another account of its client", () => {
    const merchants = findMerchants(undefined, [10077], [100482, 5]);
    const erased = { ...state, snapshot: undefined, snapshotText: undefined };
    const decision = decide(reportSession({ account_id: 5 }), { state: erased, merchants });
    expect(decision).toMatchObject({ verdict: { verdict: "applied" }, state: { accountId: 5 } });
  });
});

describe("a report is refused", () => {
  const state = apply(reportSession());

  test.each<{ name: string; report: Report; given?: Given; want: object }>([
    {
      name: "of a client that is not configured",
      report: reportSession({ client_id: 1 }),
      want: { verdict: "unknown-client", message: "client 1 is not configured for callbacks" },
    },
    {
      name: "of a client that the key is not for",
      report: reportSession(),
      given: { source: { keyId: "processor-2", clientId: 20000 } },
      want: { verdict: "foreign-client", message: "key processor-2 is not for client 10077" },
    },
    {
      name: "of another client's session",
      report: reportSession({ client_id: 20000 }),
      given: { state, merchants: findMerchants(undefined, [10077, 20000]) },
      want: {
        verdict: "foreign-session",
        message: "session 1 does not belong to account 100482 of client 20000",
      },
    },
    {
      name: "of another account's session",
      report: reportSessionStatus({ account_id: 5 }),
      given: { state },
      want: { verdict: "foreign-session", message: "session 1 does not belong to account 5 of client 10077" },
    },
    {
      name: "of an account that the client does not have",
      report: reportSession({ account_id: 5 }),
      want: UNKNOWN_ACCOUNT,
    },
    {
      name: "of an erased session and an account that the client does not have",
      report: reportSession({ account_id: 5 }),
      given: { state: { ...state, snapshot: undefined, snapshotText: undefined } },
      want: UNKNOWN_ACCOUNT,
    },
    {
      name: "of an erased session of another client",
      report: reportSession({ client_id: 20000 }),
      given: {
        state: { ...state, snapshot: undefined, snapshotText: undefined },
        merchants: findMerchants(undefined, [10077, 20000]),
      },
      want: {
        verdict: "foreign-session",
        message: "session 1 does not belong to account 100482 of client 20000",
      },
    },
    {
      name: "of a session that was never reported as a whole",
      report: reportSessionStatus(),
      want: { verdict: "unknown-session", message: "session 1 was never reported as a whole" },
    },
    {
      name: "of a session that was erased",
      report: reportTransactionStatus(),
      given: { state: { ...state, snapshot: undefined, snapshotText: undefined } },
      want: { verdict: "unknown-session", message: "session 1 was never reported as a whole" },
    },
    {
      name: "of a transaction that the session does not have",
      report: reportTransactionStatus({ transaction_id: 9 }),
      given: { state },
      want: { verdict: "unknown-transaction", message: "session 1 has no transaction 9" },
    },
    {
      name: "with two transactions of one ID",
      report: reportSession({ transactions: [describeTransaction(), describeTransaction()] }),
      want: {
        verdict: "repeated-transaction",
        message: `two transactions of the session have the same ID: ${REPEATED.message}`,
        issues: [REPEATED],
      },
    },
    {
      name: "on another version than was expected",
      report: reportSession(),
      given: { state, conditions: { expectedVersion: 7 } },
      want: {
        verdict: "conflict",
        message: "expected version 7 of the session, but it has version 1",
        version: 1,
      },
    },
    {
      name: "on a session that was expected to be there",
      report: reportSession(),
      given: { conditions: { expectedVersion: "any" } },
      want: { verdict: "conflict", message: "expected a session, but there is none", version: 0 },
    },
  ])("$name", ({ report, given, want }) => {
    expect(decide(report, given)).toEqual({ verdict: want, changes: [] });
  });

  test.each([1, "any"] as const)("not on the version that was expected: %s", (expectedVersion) => {
    expect(decide(reportSession(), { state, conditions: { expectedVersion } }).verdict).toMatchObject({
      version: 1,
    });
  });
});

describe("a report that was accepted before", () => {
  const report = reportSession();
  const earlier = {
    verdict: { verdict: "applied", version: 1, callbackSequence: 1, repeated: false },
    sourceSequence: report.source_sequence,
  } as const;
  const state = apply(report, reportSessionStatus());

  test("is answered as it was then, whatever has become of the session", () => {
    const submission = { report, source: SOURCE, conditions: { expectedVersion: 0 } };
    expect(decideReport(findMerchants(), state, earlier, submission)).toEqual({
      verdict: { ...earlier.verdict, repeated: true },
      changes: [],
    });
  });

  test("is refused when it is another report", () => {
    const another = { ...report, source_sequence: report.source_sequence + 1 };
    const submission = { report: another, source: SOURCE, conditions: {} };
    expect(decideReport(findMerchants(), state, earlier, submission).verdict).toEqual({
      verdict: "reused-report-id",
      message: `report "${report.report_id}" was accepted before, with source sequence ${report.source_sequence}`,
    });
  });

  describe("with the same source sequence", () => {
    const session = reportSession();
    const report = reportSessionStatus({ event_type: "payment" });
    const state = apply(session, report);
    const earlier = {
      verdict: { verdict: "applied", version: 2, callbackSequence: 2, repeated: false },
      sourceSequence: report.source_sequence,
    } as const;
    const status = { code: 4999, message: "" };

    test.each<{ name: string; given: Report; state?: SessionState; isRepeated: boolean }>([
      { name: "as it was", given: { ...report }, isRepeated: true },
      { name: "with its members in another order", given: reverse(report), isRepeated: true },
      { name: "with another status", given: { ...report, status }, isRepeated: false },
      { name: "with another type of event", given: { ...report, event_type: "refund" }, isRepeated: false },
      {
        name: "of another kind",
        given: {
          ...reportTransactionStatus(),
          report_id: report.report_id,
          source_sequence: report.source_sequence,
        },
        isRepeated: false,
      },
      {
        name: "with another status when something newer was reported, so that it would not be applied",
        given: { ...report, status },
        state: { ...state, sourceSequence: report.source_sequence + 1 },
        isRepeated: true,
      },
    ])("$name", ({ given, state: as = state, isRepeated }) => {
      const submission = { report: given, source: SOURCE, conditions: {} };
      expect(decideReport(findMerchants(), as, earlier, submission)).toEqual({
        verdict: isRepeated
          ? { ...earlier.verdict, repeated: true }
          : {
              verdict: "reused-report-id",
              message: `report "${report.report_id}" was accepted before, with different content`,
            },
        changes: [],
      });
    });

    test("is answered as it was when it was not applied, whatever it says", () => {
      const outdated = { ...earlier, verdict: { ...earlier.verdict, verdict: "outdated" } } as const;
      const submission = { report: { ...report, status }, source: SOURCE, conditions: {} };
      expect(decideReport(findMerchants(), state, outdated, submission).verdict).toMatchObject({
        verdict: "outdated",
        repeated: true,
      });
    });
  });

  test("tells nothing to a key that is for others", () => {
    const submission = { report, source: { keyId: "k", clientId: 20000 }, conditions: {} };
    expect(decideReport(findMerchants(), state, earlier, submission).verdict).toMatchObject({
      verdict: "foreign-client",
    });
  });
});
