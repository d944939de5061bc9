import type { LedgerSession } from "../load/ledger.ts";
import { isAccepted, type Receipt } from "../receiver/receipt.ts";
import type { CallbackEvidence } from "./load-evidence.ts";

/** All that is known of a session, from three sides. */
export interface SessionEvidence {
  /** What the processor was told. */
  readonly session: LedgerSession;
  /** What the merchant received, in the order in which it did. */
  readonly receipts: readonly Receipt[];
  /** What the database has, by the number of the callback. */
  readonly callbacks: ReadonlyMap<number, CallbackEvidence>;
}

export interface SessionRules {
  /** When a secret was retired, in milliseconds since 1970: since then bodies may be signed anew, once, with the same ID. */
  readonly retiredAtMs?: number;
}

/**
 * Holds what a merchant received of a session against what was reported: nothing lost, first receipts in order,
 * duplicates identical, every attempt recorded. Returns what is not so.
 */
export function judgeSession(evidence: SessionEvidence, rules: SessionRules = {}): readonly string[] {
  const { session, receipts } = evidence;
  const bySequence = Map.groupBy(receipts, ({ sequence }) => sequence);
  const faults = session.callbacks.flatMap((codes, index) => {
    const received = bySequence.get(index + 1) ?? [];
    const stored = evidence.callbacks.get(index + 1);
    return judgeCallback({ codes, received, stored }, rules).map(
      (fault) => `callback ${index + 1}: ${fault}`,
    );
  });
  return [...faults, ...judgeOrder(session, bySequence)].map(
    (fault) => `session ${session.sessionId}, ${fault}`,
  );
}

interface CallbackCase {
  readonly codes: readonly number[];
  readonly received: readonly Receipt[];
  readonly stored: CallbackEvidence | undefined;
}

function judgeCallback({ codes, received, stored }: CallbackCase, rules: SessionRules): readonly string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  if (stored === undefined) return ["the service said that it made it, and it is not stored"];
  expect(received.some(isAccepted), "lost: the merchant never accepted it");
  expect(stored.state === "delivered", `expected it delivered, got ${stored.state}`);
  expect(stored.accepted > 0, "no accepted attempt is recorded");
  faults.push(...judgeAttempts(received, stored));
  expect(
    received.every(({ id }) => id === stored.id),
    `received with another ID than ${stored.id}`,
  );
  const { retiredAtMs = Number.POSITIVE_INFINITY } = rules;
  const before = received.filter(({ atMs }) => atMs < retiredAtMs);
  expect(countBodies(before) <= 1, "its bytes differ between attempts");
  expect(countBodies(received) <= 2, "it was signed anew more than once");
  expect(
    received.at(-1)?.digest === stored.digest || received.length === 0,
    "received other bytes than are stored",
  );
  expect(
    received.every((receipt) => receipt.codes.join() === codes.join()),
    `expected codes ${codes.join()}, got ${received.map((receipt) => receipt.codes.join()).join(" and ")}`,
  );
  expect(
    received.every(({ secretId }) => secretId !== undefined),
    "its signatures do not hold",
  );
  return faults;
}

/**
 * Every attempt that the merchant saw is recorded, and every answer that is recorded was given, once. Attempts without an
 * answer may be more: those that did not get there, and those whose worker was lost with its lease, of which nobody knows
 * whether they were made.
 */
function judgeAttempts(received: readonly Receipt[], stored: CallbackEvidence): readonly string[] {
  const { redeliveries, redelivered, redeliveryAttempts, redeliveryAnswers } = stored;
  const [posts, again] = [false, true].map((wanted) =>
    received.filter(({ redelivery }) => redelivery === wanted),
  ) as [Receipt[], Receipt[]];
  const accepted = again.filter(isAccepted).length;
  const faults = [...compareAttempts("", posts, stored.attempts, stored.answers)];
  faults.push(...compareAttempts("again ", again, redeliveryAttempts, redeliveryAnswers));
  if (redelivered < redeliveries || accepted < redeliveries)
    faults.push(
      `to be sent again ${redeliveries} times, and accepted ${accepted} times, recorded ${redelivered} times`,
    );
  return faults;
}

function compareAttempts(
  what: "" | "again ",
  received: readonly Receipt[],
  attempts: number,
  answers: readonly number[],
): readonly string[] {
  const faults: string[] = [];
  if (attempts < received.length)
    faults.push(`received ${what}${received.length} times, and ${attempts} attempts are recorded`);
  for (const [status, { length }] of Map.groupBy(answers, (each) => each)) {
    const given = received.filter((receipt) => receipt.status === status).length;
    if (length > given)
      faults.push(`answered ${what}${status} ${given} times, and that is recorded ${length} times`);
  }
  return faults;
}

function countBodies(receipts: readonly Receipt[]): number {
  return new Set(receipts.map(({ digest }) => digest)).size;
}

/** Numbers arrive for the first time in their order, and there are none but those that were reported. */
function judgeOrder(
  { callbacks }: LedgerSession,
  received: ReadonlyMap<number, readonly Receipt[]>,
): readonly string[] {
  // A map keeps its keys as they first came.
  const first = [...received.keys()];
  const want = callbacks.map((_, index) => index + 1).filter((sequence) => received.has(sequence));
  if (first.join() === want.join()) return [];
  return [`callbacks: expected first receipts ${want.join()}, got ${first.join()}`];
}
