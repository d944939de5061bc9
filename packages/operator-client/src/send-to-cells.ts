import type { OperatorClient, RequestOf, ResponseOf } from "./operations.ts";
import { ProblemError } from "./problem-error.ts";

type Report = RequestOf<"sendReports">["body"][number];
type Outcome = ResponseOf<"sendReports">;

/** A cell to report to. */
export interface ReportCell {
  readonly name: string;
  readonly client: OperatorClient;
}

/** Options of `createReportSender`. */
export interface ReportSenderOptions {
  /** Every cell. The first one is asked first about a client that was not seen before: name the default cell. */
  readonly cells: readonly ReportCell[];
  /** Milliseconds until a report is repeated that could not be stored now. Default: 1000. */
  readonly pauseMs?: number;
}

/** The final result of a report. */
export interface SentReport {
  /** The place of the report in the array, from 0. */
  readonly index: number;
  /** Its `line` is `index + 1`. */
  readonly outcome: Outcome;
}

/** Reports to several cells. */
export interface ReportSender {
  /**
   * Sends reports to the cells that own their clients, and returns each result as it comes. The reports of a session are stored
   * in their order. A report that cannot be stored now is repeated until it is stored or the signal aborts: it has the same
   * report ID, so it counts once. A cell that does not answer delays its own reports only.
   *
   * Rejects with a {@link ProblemError} if a cell rejects the request as a whole, for example its key.
   */
  send(
    reports: readonly Report[],
    options?: { readonly signal?: AbortSignal },
  ): AsyncGenerator<SentReport, void, void>;
}

interface Waiting {
  readonly index: number;
  readonly report: Report;
  /** How often a cell has named another one. */
  hops: number;
}

/** Remembers which cell owns each client, also between calls. */
export function createReportSender({ cells, pauseMs = 1000 }: ReportSenderOptions): ReportSender {
  const owners = new Map<number, string>();
  const names = new Set(cells.map(({ name }) => name));
  const [first] = cells;
  if (first === undefined) throw new Error("expected at least one cell");

  async function* send(
    reports: readonly Report[],
    { signal }: { readonly signal?: AbortSignal } = {},
  ): AsyncGenerator<SentReport, void, void> {
    const results = createResults<SentReport>();
    const queues = new Map(cells.map(({ name }) => [name, [] as Waiting[]]));
    const ended = new AbortController();
    const until = signal === undefined ? ended.signal : AbortSignal.any([signal, ended.signal]);
    const working = new Map<string, Promise<void>>();

    function put(waiting: Waiting): void {
      const name = owners.get(waiting.report.client_id) ?? (first as ReportCell).name;
      const queue = queues.get(name) ?? [];
      // In the order of the array, which has that of each session.
      const at = queue.findLastIndex(({ index }) => index < waiting.index) + 1;
      queue.splice(at, 0, waiting);
      start(cells.find((each) => each.name === name) as ReportCell, queue);
    }

    function start(cell: ReportCell, queue: Waiting[]): void {
      if (working.has(cell.name) || queue.length === 0 || until.aborted) return;
      const worked = work(cell, queue).finally(() => {
        working.delete(cell.name);
        // Put after the last look into the queue.
        start(cell, queue);
      });
      working.set(cell.name, worked);
    }

    /** One request after the other, so that a session's reports stay in order. */
    async function work(cell: ReportCell, queue: Waiting[]): Promise<void> {
      try {
        // Reports that are put at the same time share a request.
        await Promise.resolve();
        while (queue.length > 0) {
          const again = await sendOnce(cell, queue.splice(0));
          if (again.length > 0) await pause(pauseMs, until);
          for (const waiting of again) put(waiting);
        }
      } catch (error) {
        results.fail(signal?.aborted ? signal.reason : error);
      }
    }

    /** Returns the reports that have no result yet, for this cell or another. */
    async function sendOnce({ client }: ReportCell, batch: readonly Waiting[]): Promise<readonly Waiting[]> {
      const again: Waiting[] = [];
      const open = new Set(batch);
      try {
        const body = batch.map(({ report }) => report);
        for await (const outcome of client.stream("sendReports", { body }, { signal: until })) {
          const waiting = batch[outcome.line - 1];
          if (waiting === undefined || !open.delete(waiting)) continue;
          const isElsewhere = isOfOther(outcome, waiting);
          // In the moment of a move no cell owns the client: the cells name each other.
          if (isElsewhere && ++waiting.hops % cells.length !== 0) put(waiting);
          else if (isElsewhere || isTemporary(outcome)) again.push(waiting);
          else results.add({ index: waiting.index, outcome: { ...outcome, line: waiting.index + 1 } });
        }
      } catch (error) {
        if (!isAway(error)) throw error;
      }
      return [...again, ...open];
    }

    /** Whether another cell owns the client, which is remembered. */
    function isOfOther(outcome: Outcome, { report }: Waiting): boolean {
      if (!("problem" in outcome) || outcome.problem !== "other-cell") return false;
      if (outcome.cell === undefined || !names.has(outcome.cell)) return false;
      owners.set(report.client_id, outcome.cell);
      return true;
    }

    for (const [index, report] of reports.entries()) put({ index, report, hops: 0 });
    try {
      for (let left = reports.length; left > 0; left--) yield await results.next();
    } finally {
      ended.abort();
      await Promise.allSettled(working.values());
    }
  }

  return { send };
}

/** Rejects when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** The problems of a report that can be sent again as it is. */
const TEMPORARY: ReadonlySet<string> = new Set([
  "database-unavailable",
  "overloaded",
  "client-held",
  "shutting-down",
]);

function isTemporary(outcome: Outcome): boolean {
  return "problem" in outcome && TEMPORARY.has(outcome.problem);
}

function isAway(error: unknown): boolean {
  return (
    error instanceof ProblemError &&
    (error.problem.status === 0 || error.problem.status >= 502 || TEMPORARY.has(error.code))
  );
}

/** Results of several requests, in the order in which they come. */
function createResults<Result>() {
  const results: Result[] = [];
  let failure: { readonly error: unknown } | undefined;
  let wake = () => {};
  return {
    add(result: Result): void {
      results.push(result);
      wake();
    },
    fail(error: unknown): void {
      failure ??= { error };
      wake();
    },
    async next(): Promise<Result> {
      for (;;) {
        const result = results.shift();
        if (result !== undefined) return result;
        if (failure !== undefined) throw failure.error;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
