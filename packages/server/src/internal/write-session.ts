import type { HistoryItem, PaymentSession } from "@payment-routing/delivery";

/** A session as it is answered: its snapshot as it was reported, beside what the service knows of it. */
export function writeSession(session: PaymentSession): object {
  const { version, sourceSequence, callbackSequence, snapshot, createdAt, updatedAt } = session;
  return {
    version,
    source_sequence: sourceSequence,
    callback_sequence: callbackSequence,
    created_at: createdAt,
    updated_at: updatedAt,
    session: snapshot,
  };
}

/** An item of a session's history as it is answered. */
export function writeHistory({ callback, ...item }: HistoryItem): object {
  return {
    at: item.at,
    report_id: item.reportId,
    source_sequence: item.sourceSequence,
    occurred_at: item.occurredAt,
    reported_by: item.reportedBy,
    verdict: item.verdict,
    version: item.version,
    changes: item.changes,
    silence: item.silence,
    callback: callback && {
      sequence: callback.sequence,
      id: callback.callbackId,
      state: callback.state,
      settled_at: callback.settledAt,
    },
  };
}
