import type { Decision } from "@payment-routing/operator-contract";
import type { DecisionRecord } from "@payment-routing/routing";

/** A recorded decision as operators read it. */
export function writeDecision(record: DecisionRecord): Decision {
  return {
    decided_at: new Date(record.instant).toISOString(),
    client_id: record.clientId,
    account_id: record.accountId,
    event_id: record.eventId,
    request_id: record.requestId,
    configuration_digest: record.digest,
    ...(record.problem !== undefined && { problem: record.problem }),
    offered: record.offered.map(([id, preference]) => ({ id, preference })),
    duration_us: record.durationUs,
    advisories: record.advisories,
    facts: { ...record.facts },
  };
}
