import type { DeliveryIssue } from "@payment-routing/delivery";
import type { Ledger } from "@payment-routing/test-support/load";
import { isAccepted, type Receipt } from "../receiver/receipt.ts";
import type { Trial } from "../trial/open-trial.ts";
import { openTrialDelivery } from "../trial/open-trial-delivery.ts";
import { checkSession, type SessionCheckOptions } from "./check-session.ts";
import { loadCallbacks } from "./load-callbacks.ts";

/** The result of a trial. */
export interface TrialResult {
  /** Empty when every check passes. */
  readonly issues: readonly string[];
  readonly figures: TrialFigures;
}

/** Numbers by name, such as `callbacks` or `maxSpoolBytes`. */
export type TrialFigures = Readonly<Record<string, number>>;

/** Compares the reports with the receipts of merchants and with the database. */
export async function checkTrial(
  trial: Trial,
  ledgers: readonly Ledger[],
  rules: SessionCheckOptions = {},
): Promise<TrialResult> {
  const receipts = Map.groupBy(await trial.collectReceipts(), ({ sessionId }) => sessionId);
  const evidence = Map.groupBy(await loadCallbacks(trial.pool), ({ sessionId }) => sessionId);
  const sessions = ledgers.flatMap((ledger) => [...ledger.sessions.values()]);
  const known = new Set(sessions.map(({ sessionId }) => sessionId));
  const issues = [
    ...ledgers.flatMap((ledger) => ledger.issues),
    ...sessions.flatMap((session) => {
      const stored = evidence.get(session.sessionId) ?? [];
      const callbacks = new Map(stored.map((each) => [each.sequence, each]));
      return checkSession({ session, receipts: receipts.get(session.sessionId) ?? [], callbacks }, rules);
    }),
    ...[...receipts.keys()].filter((id) => !known.has(id)).map((id) => `session ${id} was never reported`),
    ...(await runChecker(trial)),
  ];
  const stored = [...evidence.values()].flat();
  const figures = sumUp(trial, sessions.length, [...receipts.values()].flat());
  const attempts = stored.reduce((sum, each) => sum + each.attempts, 0);
  return { issues, figures: { ...figures, callbacks: stored.length, attempts } };
}

/** The figures of what merchants received. A trial that reads the database replaces the callbacks and the attempts. */
export function sumUp(
  { reporter }: Pick<Trial, "reporter">,
  sessions: number,
  receipts: readonly Receipt[],
): TrialFigures {
  const accepted = receipts.filter((receipt) => isAccepted(receipt) && !receipt.redelivery);
  const callbacks = new Set(accepted.map(({ id }) => id)).size;
  return {
    sessions,
    callbacks,
    // Report requests that failed or timed out.
    repeatedReports: reporter.repeats,
    receipts: receipts.length,
    // Repeated accepted receipts of a callback, without redeliveries.
    duplicates: accepted.length - callbacks,
    attempts: receipts.length,
  };
}

/** The issues that the check of the whole database finds. */
export async function runChecker(trial: Pick<Trial, "connectionString">): Promise<readonly string[]> {
  await using delivery = await openTrialDelivery(trial);
  const issues: DeliveryIssue[] = [];
  for await (const issue of delivery.check()) issues.push(issue);
  return issues.map(({ kind, sessionId, message }) => `checker: session ${sessionId}, ${kind}: ${message}`);
}
