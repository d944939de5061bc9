import type { Finding, FindingKind } from "./finding.ts";
import type { HistoryRecord, KeptDays, SessionRecords } from "./session-records.ts";
import { type StatusHolder, StatusLedger } from "./status-ledger.ts";

/**
 * Replays what was reported of a session: every change of a status has to begin where the one before it ended and give
 * a callback that says so, or there is a reason for silence; and nothing else gives one.
 */
export function checkHistory(
  session: SessionRecords,
  days: KeptDays,
  floors: ReadonlySet<number>,
): readonly Finding[] {
  const replay = new Replay(session, days, floors);
  for (const record of session.history) replay.add(record);
  return replay.end();
}

class Replay {
  readonly #session: SessionRecords;
  readonly #days: KeptDays;
  readonly #floors: ReadonlySet<number>;
  readonly #ledger = new StatusLedger();
  readonly #findings: Finding[] = [];
  /** Callbacks that the history has, by their numbers. */
  readonly #told = new Set<number>();
  /** Where the replay stands: the last version and callback, and when they were. */
  #version = 0;
  #sequence = 0;
  #at: Date;

  constructor(session: SessionRecords, days: KeptDays, floors: ReadonlySet<number>) {
    this.#session = session;
    this.#days = days;
    this.#floors = floors;
    this.#at = session.createdAt;
    // Reports that came late after it are recorded with its version.
    if (session.erasedAt !== undefined) this.#startAnew(session.history.find(isApplied));
  }

  add(record: HistoryRecord): void {
    if (!isApplied(record)) {
      const tells = record.changes.length > 0 || record.callbackSequence !== undefined;
      if (tells)
        this.#report("groundless-callback", record, `a report that is ${record.verdict} has effects`);
      return;
    }
    this.#follow(record);
    for (const change of record.changes) {
      const fault = this.#ledger.apply(change);
      if (fault !== undefined) this.#report("broken-replay", record, fault);
    }
    this.#judgeTelling(record);
    if (record.callbackSequence !== undefined) this.#judgeCallback(record, record.callbackSequence);
  }

  end(): readonly Finding[] {
    const { version, snapshot, updatedAt, callbacks } = this.#session;
    for (const { sequence } of callbacks) {
      // History is kept as long as the callbacks of its day.
      if (this.#told.has(sequence)) continue;
      this.#report("groundless-callback", { callbackSequence: sequence }, "no report gave it");
    }
    if (snapshot !== undefined && this.#version === version) this.#judgeEnd(snapshot);
    else if (snapshot !== undefined && this.#days.hasHistory(this.#at, updatedAt)) {
      this.#report("missing-version", { version }, `the history ends with version ${this.#version}`);
    }
    return this.#findings;
  }

  #judgeEnd(snapshot: StatusHolder): void {
    const { version, callbackSequence } = this.#session;
    const fault = this.#ledger.compare(snapshot);
    if (fault !== undefined) this.#report("broken-replay", { version }, `the session is elsewhere: ${fault}`);
    if (this.#sequence === 0 || this.#sequence === callbackSequence) return;
    this.#report("sequence-gap", { version, callbackSequence }, `the history ends with ${this.#sequence}`);
  }

  /** Versions follow each other, unless a day between them is past its retention. */
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

  #judgeTelling(record: HistoryRecord): void {
    const { changes, callbackSequence, silence } = record;
    if (changes.length > 0 && callbackSequence === undefined && silence === undefined) {
      this.#report("untold-change", record, `${changes.length} changes of a status gave no callback`);
    }
    if (changes.length === 0 && callbackSequence !== undefined) {
      this.#report("groundless-callback", record, "no status changed");
    }
    if (silence === "no-transaction" && this.#ledger.hasTransaction()) {
      this.#report("groundless-silence", record, "the session had a transaction");
    }
  }

  #judgeCallback(record: HistoryRecord, sequence: number): void {
    const follows = sequence === this.#sequence + 1 || this.#floors.has(sequence);
    if (this.#sequence > 0 && !follows) {
      this.#report("sequence-gap", record, `expected callback ${this.#sequence + 1}, got ${sequence}`);
    }
    this.#sequence = sequence;
    this.#told.add(sequence);
    const callback = this.#session.callbacks.find((each) => each.sequence === sequence);
    if (callback === undefined) {
      if (this.#days.hasCallbacks(record.at)) this.#report("missing-callback", record, "it is not there");
      return;
    }
    const fault = this.#compareBody(callback.body);
    if (fault !== undefined) this.#report("wrong-body", record, fault);
  }

  #compareBody(body: Uint8Array): string | undefined {
    try {
      return this.#ledger.compare(JSON.parse(Buffer.from(body).toString()));
    } catch (error) {
      return `expected the body of a callback, got ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  #report(kind: FindingKind, { version, callbackSequence: sequence }: Place, message: string): void {
    this.#findings.push({
      kind,
      sessionId: this.#session.sessionId,
      ...(version !== undefined && { version }),
      ...(sequence !== undefined && { sequence }),
      message,
    });
  }
}

function isApplied({ verdict }: HistoryRecord): boolean {
  return verdict === "applied";
}

/** The report that something is wrong with, or its callback. */
interface Place {
  readonly version?: number;
  readonly callbackSequence?: number | undefined;
}
