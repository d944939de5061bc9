import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collectIssues } from "../../test/collect-issues.ts";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { describeTransaction, SOURCE } from "../../test/reports.ts";
import { readBodies } from "../../test/stored-content.ts";
import type { Report } from "./report.ts";

/** `npm run test:slow` tries more. */
const EFFORT = Number(process.env.EFFORT ?? 1);

/** The simplest model of report processing: no database, no batches, no JSON. */
class Model {
  readonly #sessions = new Map<number, ModelSession>();
  readonly #answers = new Map<string, { readonly sequence: number; readonly answer: object }>();

  apply(report: ModelReport): object {
    const session = this.#sessions.get(report.session);
    const key = `${report.session}/${report.id}`;
    const answered = this.#answers.get(key);
    if (answered !== undefined) {
      return answered.sequence === report.sequence && !differsFromEarlier(session, answered, report)
        ? { ...answered.answer, repeated: true }
        : { outcome: "reused-report-id" };
    }
    const answer = this.#decide(session, report);
    if ("version" in answer) this.#answers.set(key, { sequence: report.sequence, answer });
    return answer;
  }

  /** The statuses in each callback of a session. */
  listCallbacks(session: number): readonly string[] {
    return this.#sessions.get(session)?.callbacks ?? [];
  }

  #decide(session: ModelSession | undefined, report: ModelReport): object {
    if (session !== undefined && report.sequence <= session.sequence)
      return take("outdated", session.version);
    if (report.kind !== "snapshot" && session === undefined) return { outcome: "unknown-session" };
    if (report.kind === "transaction" && !session?.transactions.has(report.transaction)) {
      return { outcome: "unknown-transaction" };
    }
    const next = change(session, report);
    const tells = next.transactions.size > 0 && isNews(session, next);
    const differs = tells || session === undefined || describe(session) !== describe(next);
    if (differs) next.version++;
    if (tells) next.callbacks = [...next.callbacks, describeStatuses(next)];
    this.#sessions.set(report.session, next);
    return take(differs ? "applied" : "unchanged", next.version, tells ? next.callbacks.length : undefined);
  }
}

interface ModelSession {
  readonly sequence: number;
  version: number;
  readonly amount: number;
  readonly status: string;
  readonly transactions: Map<number, string>;
  callbacks: readonly string[];
}

function change(session: ModelSession | undefined, report: ModelReport): ModelSession {
  const next: ModelSession = {
    sequence: report.sequence,
    version: session?.version ?? 0,
    amount: report.kind === "snapshot" ? report.amount : (session?.amount ?? 0),
    status: report.kind === "transaction" ? (session?.status ?? "") : report.status,
    transactions: new Map(report.kind === "snapshot" ? report.transactions : session?.transactions),
    callbacks: session?.callbacks ?? [],
  };
  if (report.kind === "transaction") next.transactions.set(report.transaction, report.status);
  return next;
}

/** Compares with the last applied report only. */
function differsFromEarlier(
  session: ModelSession | undefined,
  { sequence, answer }: { readonly sequence: number; readonly answer: object },
  report: ModelReport,
): boolean {
  if (session?.sequence !== sequence || ("outcome" in answer && answer.outcome === "outdated")) return false;
  return describe(session) !== describe(change(session, report));
}

function isNews(before: ModelSession | undefined, after: ModelSession): boolean {
  if (before === undefined || before.transactions.size === 0) return true;
  if (before.status !== after.status) return true;
  return [...after.transactions].some(([id, status]) => before.transactions.get(id) !== status);
}

function describe(session: ModelSession): string {
  return `${session.amount} ${describeStatuses(session)}`;
}

function describeStatuses({ status, transactions }: Pick<ModelSession, "status" | "transactions">): string {
  return [status, ...[...transactions].map(([id, each]) => `${id}=${each}`)].join(" ");
}

function take(outcome: string, version: number, callbackSequence?: number): object {
  return { outcome, version, callbackSequence, repeated: false };
}

type ModelReport = {
  readonly session: number;
  readonly id: string;
  readonly sequence: number;
  readonly status: string;
} & (
  | {
      readonly kind: "snapshot";
      readonly amount: number;
      readonly transactions: readonly (readonly [id: number, status: string])[];
    }
  | { readonly kind: "session" }
  | { readonly kind: "transaction"; readonly transaction: number }
);

/** Few values, so that reports collide: repeated, outdated, without effect, or for missing sessions and transactions. */
const status = fc.constantFrom("1", "2", "2/7", "2/8");
const common = {
  session: fc.constantFrom(1, 2),
  id: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
  sequence: fc.integer({ min: 0, max: 30 }),
  status,
};
const report: fc.Arbitrary<ModelReport> = fc.oneof(
  fc.record({
    ...common,
    kind: fc.constant("snapshot" as const),
    amount: fc.constantFrom(1, 2),
    transactions: fc.uniqueArray(fc.tuple(fc.constantFrom(1, 2, 3), status), {
      maxLength: 3,
      selector: ([id]) => id,
    }),
  }),
  fc.record({ ...common, kind: fc.constant("session" as const) }),
  fc.record({ ...common, kind: fc.constant("transaction" as const), transaction: fc.constantFrom(1, 2, 3) }),
);
/** Parts of reports; the reports of a part form a batch. In half of the histories the source sequence increases. */
const history = fc.array(fc.array(report, { minLength: 1, maxLength: 6 }), { maxLength: 8 }).chain((parts) =>
  fc.record({ parts: fc.constant(parts), counted: fc.boolean() }).map(({ parts, counted }) => {
    let sequence = 0;
    return counted ? parts.map((part) => part.map((each) => ({ ...each, sequence: ++sequence }))) : parts;
  }),
);

function toReport(session_id: number, { id, sequence, ...report }: ModelReport): Report {
  const head = {
    report_id: id,
    source_sequence: sequence,
    occurred_at: "2026-11-20T04:28:00Z",
    client_id: 10077,
    account_id: 100482,
    session_id,
    status: toStatus(report.status),
  };
  if (report.kind === "session") return head;
  if (report.kind === "transaction") return { ...head, transaction_id: report.transaction };
  return {
    ...head,
    sale_amount: { value: report.amount, currency_id: 978 },
    transactions: report.transactions.map(([id, each]) =>
      describeTransaction({ id, status: toStatus(each) }),
    ),
  };
}

function toStatus(text: string) {
  const [code, sub_code] = text.split("/").map(Number);
  return { code: code ?? 0, ...(sub_code !== undefined && { sub_code }), message: "" };
}

let opened: TestDelivery;
let runs = 0;

beforeAll(async () => {
  opened = await openTestDelivery();
});

afterAll(() => opened?.[Symbol.asyncDispose]());

/** Returns the statuses in the callbacks of a session, in the format of the model. */
async function readCallbacks(sessionId: number): Promise<readonly string[]> {
  const bodies = await readBodies(opened.delivery.context.pool, sessionId);
  return bodies.map(({ body }) => {
    const callback = JSON.parse(Buffer.from(body).toString());
    const toText = ({ code, sub_code }: { code: number; sub_code?: number }) =>
      sub_code === undefined ? `${code}` : `${code}/${sub_code}`;
    const transactions = new Map<number, string>(
      callback.transactions.map((each: { id: number; status: { code: number } }) => [
        each.id,
        toText(each.status),
      ]),
    );
    return describeStatuses({ status: toText(callback.status), transactions });
  });
}

test("reports in any order and grouping give the outcomes and callbacks of the model", async () => {
  const { delivery } = opened;
  await fc.assert(
    fc.asyncProperty(history, async (parts) => {
      const offset = 10 * ++runs;
      const model = new Model();
      for (const part of parts) {
        const reports = part.map((each) => toReport(offset + each.session, each));
        const outcomes = await delivery.applyReports(reports, SOURCE);
        const expected = part.map((each) => model.apply(each));
        expect(outcomes).toEqual(expected.map((each) => expect.objectContaining(each)));
      }
      for (const session of [1, 2]) {
        expect(await readCallbacks(offset + session)).toEqual(model.listCallbacks(session));
      }
    }),
    { numRuns: 75 * EFFORT },
  );
  expect((await collectIssues(delivery)).issues).toEqual([]);
});
