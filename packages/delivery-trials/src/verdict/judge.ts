import type { Finding } from "@payment-routing/delivery";
import type { Ledger } from "../load/ledger.ts";
import { isAccepted, type Receipt } from "../receiver/receipt.ts";
import type { Trial } from "../trial/open-trial.ts";
import { judgeSession, type SessionRules } from "./judge-session.ts";
import { loadEvidence } from "./load-evidence.ts";
import { openDeliveryOf } from "./open-delivery-of.ts";

/** What a trial came to. */
export interface Verdict {
  /** What is not as it has to be; none when nothing was lost, and all else holds. */
  readonly faults: readonly string[];
  readonly figures: TrialFigures;
}

export interface TrialFigures {
  readonly sessions: number;
  readonly callbacks: number;
  /** Reports that had to be sent again until they were answered. */
  readonly repeatedReports: number;
  readonly receipts: number;
  /** Accepted receipts of callbacks that were accepted before; what was sent again on purpose does not count. */
  readonly duplicates: number;
  readonly attempts: number;
}

/** Judges everything that was reported by what merchants received and by what the database has. */
export async function judge(
  trial: Trial,
  ledgers: readonly Ledger[],
  rules: SessionRules = {},
): Promise<Verdict> {
  const receipts = Map.groupBy(await trial.collectReceipts(), ({ sessionId }) => sessionId);
  const evidence = Map.groupBy(await loadEvidence(trial.pool), ({ sessionId }) => sessionId);
  const sessions = ledgers.flatMap((ledger) => [...ledger.sessions.values()]);
  const known = new Set(sessions.map(({ sessionId }) => sessionId));
  const faults = [
    ...ledgers.flatMap((ledger) => ledger.faults),
    ...sessions.flatMap((session) => {
      const stored = evidence.get(session.sessionId) ?? [];
      const callbacks = new Map(stored.map((each) => [each.sequence, each]));
      return judgeSession({ session, receipts: receipts.get(session.sessionId) ?? [], callbacks }, rules);
    }),
    ...[...receipts.keys()].filter((id) => !known.has(id)).map((id) => `session ${id} was never reported`),
    ...(await runChecker(trial)),
  ];
  const all = [...receipts.values()].flat();
  const stored = [...evidence.values()].flat();
  const figures = {
    sessions: sessions.length,
    callbacks: stored.length,
    repeatedReports: trial.repeats,
    receipts: all.length,
    duplicates: countDuplicates(all),
    attempts: stored.reduce((sum, { attempts }) => sum + attempts, 0),
  };
  return { faults, figures };
}

function countDuplicates(receipts: readonly Receipt[]): number {
  const accepted = receipts.filter((receipt) => isAccepted(receipt) && !receipt.redelivery);
  return accepted.length - new Set(accepted.map(({ id }) => id)).size;
}

async function runChecker(trial: Trial): Promise<readonly string[]> {
  await using delivery = await openDeliveryOf(trial);
  const findings: Finding[] = [];
  for await (const finding of delivery.check()) findings.push(finding);
  return findings.map(({ kind, sessionId, message }) => `checker: session ${sessionId}, ${kind}: ${message}`);
}
