import { clientIdOf, eventIdOf, type SearchLedger } from "@payment-routing/test-support/load";

/** The members of a stored decision that tell its search. */
export interface StoredDecision {
  readonly requestId: string;
  readonly clientId: number;
  readonly eventId: number;
}

/** The stored decisions, compared with the answered searches. */
export interface DecisionsCheck {
  readonly issues: readonly string[];
  readonly stored: number;
  /** The searches that were answered and whose decision is not stored. */
  readonly missing: readonly number[];
}

/** Checks that each stored decision is of a search of the load, and the only one of it. */
export async function checkDecisions(
  pages: AsyncIterable<readonly StoredDecision[]>,
  ledger: SearchLedger,
): Promise<DecisionsCheck> {
  const issues: string[] = [...ledger.issues];
  const counts = new Uint8Array(ledger.sent);
  let stored = 0;
  for await (const page of pages) {
    for (const { requestId, clientId, eventId } of page) {
      stored++;
      const search = ledger.find(requestId);
      if (search === undefined) {
        issues.push(`a decision has the unknown request ID ${requestId}`);
        continue;
      }
      counts[search] = (counts[search] ?? 0) + 1;
      if (clientId !== clientIdOf(search) || eventId !== eventIdOf(search))
        issues.push(`search ${search}: its decision has client ${clientId} and event ${eventId}`);
    }
  }
  const missing: number[] = [];
  for (const [search, count] of counts.entries()) {
    if (count > 1) issues.push(`search ${search}: its decision is stored ${count} times`);
    if (count === 0 && ledger.answeredAtMs(search) !== undefined) missing.push(search);
  }
  return { issues, stored, missing };
}
