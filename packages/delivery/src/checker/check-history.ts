import type { DeliveryIssue, DeliveryIssueKind } from "./delivery-issue.ts";
import type { HistoryRecord, KeptDays, SessionRecords } from "./session-records.ts";
import { type StatusHolder, StatusLedger } from "./status-ledger.ts";

/**
 * Replays the history of a session. Each change must start at the previous status, and must have a callback or a recorded
 * reason for none. Nothing else may have a callback.
 */
export function checkHistory(
  session: SessionRecords,
  days: KeptDays,
  floors: ReadonlySet<number>,
): readonly DeliveryIssue[] {
  const replay = new Replay(session, days, floors);
  for (const record of session.history) replay.add(record);
  return replay.end();
}

class Replay {
  readonly #session: SessionRecords;
  readonly #days: KeptDays;
  readonly #floors: ReadonlySet<number>;
  readonly #ledger = new StatusLedger();
  readonly #issues: DeliveryIssue[] = [];
  /** Sequence numbers of the callbacks in the history. */
  readonly #reported = new Set<number>();
  /** The last replayed version and callback, and their time. */
  #version = 0;
  #sequence = 0;
  #at: Date;

  constructor(session: SessionRecords, days: KeptDays, floors: ReadonlySet<number>) {
    this.#session = session;
    this.#days = days;
    this.#floors = floors;
    this.#at = session.createdAt;
    // Reports after an erasure are recorded with its version.
    if (session.erasedAt !== undefined) this.#startAnew(session.history.find(isApplied));
  }

  add(record: HistoryRecord): void {
    if (!isApplied(record)) {
      const hasEffects = record.changes.length > 0 || record.callbackSequence !== undefined;
      if (hasEffects)
        this.#report("unexpected-callback", record, `the report is ${record.outcome} but has effects`);
      return;
    }
    this.#follow(record);
    for (const change of record.changes) {
      const difference = this.#ledger.apply(change);
      if (difference !== undefined) this.#report("broken-replay", record, difference);
    }
    this.#checkEmission(record);
    if (record.callbackSequence !== undefined) this.#checkCallback(record, record.callbackSequence);
  }

  end(): readonly DeliveryIssue[] {
    const { version, snapshot, updatedAt, callbacks } = this.#session;
    for (const { sequence } of callbacks) {
      // History has the same retention as the callbacks of its day.
      if (this.#reported.has(sequence)) continue;
      this.#report("unexpected-callback", { callbackSequence: sequence }, "no report created it");
    }
    if (snapshot !== undefined && this.#version === version) this.#checkEnd(snapshot);
    else if (snapshot !== undefined && this.#days.hasHistory(this.#at, updatedAt)) {
      this.#report("missing-version", { version }, `the history ends with version ${this.#version}`);
    }
    return this.#issues;
  }

  #checkEnd(snapshot: StatusHolder): void {
    const { version, callbackSequence } = this.#session;
    const difference = this.#ledger.compare(snapshot);
    if (difference !== undefined)
      this.#report("broken-replay", { version }, `the session differs: ${difference}`);
    if (this.#sequence === 0 || this.#sequence === callbackSequence) return;
    this.#report("sequence-gap", { version, callbackSequence }, `the history ends with ${this.#sequence}`);
  }

  /** Versions are consecutive, except where retention deleted a day between them. */
  #follow(record: HistoryRecord): void {
    const { version, at } = record;
    if (version !== this.#version + 1) {
      if (this.#days.hasHistory(this.#at, at)) {
        this.#report("missing-version", record, `expected version ${this.#version + 1}, got ${version}`);
      }
      this.#startAnew(record);
    }
    this.#version = version;
    this.#at = at;
  }

  #startAnew(record: HistoryRecord | undefined): void {
    this.#ledger.forget();
    this.#version = (record?.version ?? 1) - 1;
    this.#sequence = 0;
  }

  #checkEmission(record: HistoryRecord): void {
    const { changes, callbackSequence, suppressed } = record;
    if (changes.length > 0 && callbackSequence === undefined && suppressed === undefined) {
      this.#report("missing-callback", record, `${changes.length} changes of a status without a callback`);
    }
    if (changes.length === 0 && callbackSequence !== undefined) {
      this.#report("unexpected-callback", record, "no status changed");
    }
    if (suppressed === "no-transaction" && this.#ledger.hasTransaction()) {
      this.#report("wrong-suppression", record, "the session had a transaction");
    }
  }

  #checkCallback(record: HistoryRecord, sequence: number): void {
    const follows = sequence === this.#sequence + 1 || this.#floors.has(sequence);
    if (this.#sequence > 0 && !follows) {
      this.#report("sequence-gap", record, `expected callback ${this.#sequence + 1}, got ${sequence}`);
    }
    this.#sequence = sequence;
    this.#reported.add(sequence);
    const callback = this.#session.callbacks.find((each) => each.sequence === sequence);
    if (callback === undefined) {
      if (this.#days.hasCallbacks(record.at)) this.#report("missing-callback", record, "it does not exist");
      return;
    }
    const difference = this.#compareBody(callback.body);
    if (difference !== undefined) this.#report("wrong-body", record, difference);
  }

  #compareBody(body: Uint8Array): string | undefined {
    try {
      return this.#ledger.compare(JSON.parse(Buffer.from(body).toString()));
    } catch (error) {
      return `expected the body of a callback, got ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  #report(
    kind: DeliveryIssueKind,
    { version, callbackSequence: sequence }: CallbackPosition,
    message: string,
  ): void {
    this.#issues.push({
      kind,
      sessionId: this.#session.sessionId,
      ...(version !== undefined && { version }),
      ...(sequence !== undefined && { sequence }),
      message,
    });
  }
}

function isApplied({ outcome }: HistoryRecord): boolean {
  return outcome === "applied";
}

/** The report or callback of an issue. */
interface CallbackPosition {
  readonly version?: number;
  readonly callbackSequence?: number | undefined;
}
