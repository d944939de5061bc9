import { setTimeout as delay } from "node:timers/promises";
import { createHttpClient, type TextAnswer } from "./http-client.ts";
import { writeRequest } from "./http-connection.ts";
import type { ScriptedReport } from "./session-script.ts";

/** The answer to an accepted report. */
export interface ReportResult {
  readonly outcome: string;
  readonly callback_sequence?: number;
}

/** Sends reports as a processor does: to any running instance, with the same report ID until it is answered. */
export interface Reporter {
  /** Sends one report. Throws on an answer that is not worth a retry. */
  report(report: ScriptedReport): Promise<ReportResult>;
  /** Sends reports in one request and repeats those without an answer. Returns the results in order. */
  reportAll(reports: readonly ScriptedReport[]): Promise<readonly ReportResult[]>;
  /** Number of repeated requests. */
  readonly repeats: number;
  /** Number of answers with each status, and under 0 of requests without one. */
  readonly statuses: Map<number, number>;
  close(): void;
}

export interface ReporterOptions {
  /** The ports of the running instances. */
  readonly findPorts: () => readonly number[];
  readonly key: string;
  /** Limit for all attempts of a report. */
  readonly timeoutMs: number;
}

export function createReporter({ findPorts, key, timeoutMs }: ReporterOptions): Reporter {
  // An instance that does not answer in this time may be suspended: try the next one.
  const client = createHttpClient(TIMEOUT_MS);
  const closing = new AbortController();
  const statuses = new Map<number, number>();
  let repeats = 0;
  let turn = 0;

  async function send(method: "PUT" | "POST", path: string, type: string, body: string): Promise<TextAnswer> {
    const ports = findPorts();
    const port = ports[turn++ % ports.length];
    if (port === undefined) throw new Error("no instance runs");
    const headers = { authorization: `Bearer ${key}`, "content-type": type };
    let status = 0;
    try {
      const answer = await client.send(port, writeRequest({ method, path, headers, body }));
      ({ status } = answer);
      return answer;
    } finally {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }

  async function retry<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
    const deadline = performance.now() + timeoutMs;
    let failure: unknown;
    while (performance.now() < deadline) {
      const result = await attempt().catch((error) => {
        if (error instanceof UnexpectedAnswer) throw error;
        failure = error;
        return undefined;
      });
      if (result !== undefined) return result;
      repeats++;
      await delay(PAUSE_MS, undefined, { signal: closing.signal });
    }
    throw new Error(`${what} was not accepted within ${timeoutMs} ms`, { cause: failure });
  }

  return {
    get repeats() {
      return repeats;
    },
    statuses,
    report: ({ method, path, report }) =>
      retry(report.report_id, async () => {
        const { status, text } = await send(method, path, "application/json", JSON.stringify(report));
        if (status >= 500) return undefined;
        if (status >= 300) throw new UnexpectedAnswer(`${report.report_id}: status ${status} ${text}`);
        return JSON.parse(text) as ReportResult;
      }),
    async reportAll(reports) {
      const results = new Map<string, ReportResult>();
      await retry(`one of ${reports.length} reports`, async () => {
        const left = reports.filter(({ report }) => !results.has(report.report_id));
        const lines = left.map(({ report }) => `${JSON.stringify(report)}\n`).join("");
        const { status, text } = await send("POST", REPORTS_PATH, "application/x-ndjson", lines);
        if (status >= 500) return undefined;
        if (status >= 300) throw new UnexpectedAnswer(`status ${status} ${text}`);
        for (const answer of readLines(text)) if (isStored(answer)) results.set(answer.report_id, answer);
        return results.size === reports.length || undefined;
      });
      return reports.map(({ report }) => results.get(report.report_id) as ReportResult);
    },
    close() {
      closing.abort();
      client.close();
    },
  };
}

const REPORTS_PATH = "/internal/v1/reports";
const TIMEOUT_MS = 3000;
const PAUSE_MS = 50;

interface AnsweredLine extends ReportResult {
  readonly report_id: string;
}

/** An answer that a retry does not change. */
class UnexpectedAnswer extends Error {}

function readLines(text: string): readonly AnsweredLine[] {
  return text.split("\n").flatMap((line) => (line === "" ? [] : (JSON.parse(line) as AnsweredLine)));
}

function isStored({ outcome, report_id }: AnsweredLine): boolean {
  if (["applied", "unchanged", "outdated"].includes(outcome)) return true;
  if (outcome === "failed") return false;
  throw new UnexpectedAnswer(`${report_id}: outcome ${outcome}`);
}
