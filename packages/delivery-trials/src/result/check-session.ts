import type { LedgerSession } from "@payment-routing/test-support/load";
import { isAccepted, type Receipt } from "../receiver/receipt.ts";
import type { StoredCallback } from "./load-callbacks.ts";

/** The data about one session from processor, merchant and database. */
export interface SessionCase {
  /** The answers to the processor. */
  readonly session: LedgerSession;
  /** The receipts of the merchant, in order of arrival. */
  readonly receipts: readonly Receipt[];
  /** The rows of the database, by sequence number. */
  readonly callbacks: ReadonlyMap<number, StoredCallback>;
}

export interface SessionCheckOptions {
  /** Time at which a secret was retired, in Unix milliseconds. From then on a body may be signed again once, with the same ID. */
  readonly retiredAtMs?: number;
}

/**
 * Checks the callbacks of a session: none is lost, first receipts are in order, duplicates are identical, and every attempt
 * is recorded.
 */
export function checkSession(evidence: SessionCase, rules: SessionCheckOptions = {}): readonly string[] {
  const { session, receipts } = evidence;
  const bySequence = Map.groupBy(receipts, ({ sequence }) => sequence);
  const issues = session.callbacks.flatMap((codes, index) => {
    const received = bySequence.get(index + 1) ?? [];
    const stored = evidence.callbacks.get(index + 1);
    return checkCallback({ codes, received, stored }, rules).map(
      (issue) => `callback ${index + 1}: ${issue}`,
    );
  });
  return [...issues, ...checkOrder(session, bySequence)].map(
    (issue) => `session ${session.sessionId}, ${issue}`,
  );
}

interface CallbackCase {
  readonly codes: readonly number[];
  readonly received: readonly Receipt[];
  readonly stored: StoredCallback | undefined;
}

function checkCallback(
  { codes, received, stored }: CallbackCase,
  rules: SessionCheckOptions,
): readonly string[] {
  const issues: string[] = [];
  const expect = (holds: boolean, issue: string) => {
    if (!holds) issues.push(issue);
  };
  if (stored === undefined) return ["reported as created, but not stored"];
  expect(received.some(isAccepted), "lost: the merchant never accepted it");
  expect(stored.state === "delivered", `expected state delivered, got ${stored.state}`);
  expect(stored.accepted > 0, "no accepted attempt is recorded");
  issues.push(...checkAttempts(received, stored));
  expect(
    received.every(({ id }) => id === stored.id),
    `expected ID ${stored.id} in every receipt`,
  );
  const { retiredAtMs = Number.POSITIVE_INFINITY } = rules;
  const before = received.filter(({ atMs }) => atMs < retiredAtMs);
  expect(countBodies(before) <= 1, "the body differs between attempts");
  expect(countBodies(received) <= 2, "the body was signed again more than once");
  expect(
    received.at(-1)?.digest === stored.digest || received.length === 0,
    "the last received body differs from the stored body",
  );
  expect(
    received.every((receipt) => receipt.codes.join() === codes.join()),
    `expected codes ${codes.join()}, got ${received.map((receipt) => receipt.codes.join()).join(" and ")}`,
  );
  expect(
    received.every(({ secretId }) => secretId !== undefined),
    "a signature is invalid",
  );
  return issues;
}

/**
 * Checks that every received attempt is recorded, and that every recorded answer was given once. More attempts without an
 * answer may be recorded: some did not reach the merchant, and some ended with the lease of their worker.
 */
function checkAttempts(received: readonly Receipt[], stored: StoredCallback): readonly string[] {
  const { redeliveries, redelivered, redeliveryAttempts, redeliveryAnswers } = stored;
  const [posts, again] = [false, true].map((wanted) =>
    received.filter(({ redelivery }) => redelivery === wanted),
  ) as [Receipt[], Receipt[]];
  const accepted = again.filter(isAccepted).length;
  const issues = [...compareAttempts("", posts, stored.attempts, stored.answers)];
  issues.push(...compareAttempts("redelivery ", again, redeliveryAttempts, redeliveryAnswers));
  if (redelivered < redeliveries || accepted < redeliveries)
    issues.push(`expected ${redeliveries} redeliveries, accepted ${accepted}, recorded ${redelivered}`);
  return issues;
}

function compareAttempts(
  kind: "" | "redelivery ",
  received: readonly Receipt[],
  attempts: number,
  answers: readonly number[],
): readonly string[] {
  const issues: string[] = [];
  if (attempts < received.length)
    issues.push(`${kind}received ${received.length} times, ${attempts} attempts recorded`);
  for (const [status, { length }] of Map.groupBy(answers, (each) => each)) {
    const given = received.filter((receipt) => receipt.status === status).length;
    if (length > given) issues.push(`${kind}answered ${status} ${given} times, recorded ${length} times`);
  }
  return issues;
}

function countBodies(receipts: readonly Receipt[]): number {
  return new Set(receipts.map(({ digest }) => digest)).size;
}

/** Checks that first receipts are in order of sequence, without unknown sequence numbers. */
function checkOrder(
  { callbacks }: LedgerSession,
  received: ReadonlyMap<number, readonly Receipt[]>,
): readonly string[] {
  // A map lists its keys in order of first insertion.
  const first = [...received.keys()];
  const want = callbacks.map((_, index) => index + 1).filter((sequence) => received.has(sequence));
  if (first.join() === want.join()) return [];
  return [`callbacks: expected first receipts ${want.join()}, got ${first.join()}`];
}
