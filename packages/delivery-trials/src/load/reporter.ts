import { setTimeout as delay } from "node:timers/promises";
import { Agent, request } from "undici";
import type { ScriptedReport } from "./session-script.ts";

/** What the service says of a report that it took. */
export interface Taken {
  readonly verdict: string;
  readonly callback_sequence?: number;
}

/** Reports as a processor does: to any instance that runs, with the same report ID until it is answered. */
export interface Reporter {
  /** Sends one report. Resolves when it was taken; throws for an answer that sending it again does not mend. */
  report(report: ScriptedReport): Promise<Taken>;
  /** Sends many in one request, a line each; what was not answered is sent again. In their order. */
  reportAll(reports: readonly ScriptedReport[]): Promise<readonly Taken[]>;
  /** How often something had to be sent again. */
  readonly repeats: number;
  close(): Promise<void>;
}

export interface ReporterOptions {
  /** Base addresses of the instances that run now. */
  readonly findUrls: () => readonly string[];
  readonly key: string;
  /** How long a report may go unanswered, over all attempts. */
  readonly patienceMs: number;
}

export function createReporter({ findUrls, key, patienceMs }: ReporterOptions): Reporter {
  // Without an answer in this time the instance is frozen, or its database is: the next one may do better.
  const agent = new Agent({
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    connectTimeout: TIMEOUT_MS,
  });
  const closing = new AbortController();
  let repeats = 0;
  let turn = 0;

  async function send(method: "PUT" | "POST", path: string, type: string, body: string): Promise<Answer> {
    const urls = findUrls();
    const url = urls[turn++ % urls.length];
    if (url === undefined) throw new Error("no instance runs");
    const answer = await request(new URL(path, url), {
      method,
      dispatcher: agent,
      headers: { authorization: `Bearer ${key}`, "content-type": type },
      body,
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  }

  async function insist<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
    const deadline = performance.now() + patienceMs;
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
    throw new Error(`${what} was not taken in ${patienceMs} ms`, { cause: failure });
  }

  return {
    get repeats() {
      return repeats;
    },
    report: ({ method, path, report }) =>
      insist(report.report_id, async () => {
        const { status, text } = await send(method, path, "application/json", JSON.stringify(report));
        if (status >= 500) return undefined;
        if (status >= 300) throw new UnexpectedAnswer(`${report.report_id}: status ${status} ${text}`);
        return JSON.parse(text) as Taken;
      }),
    async reportAll(reports) {
      const taken = new Map<string, Taken>();
      await insist(`one of ${reports.length} reports`, async () => {
        const left = reports.filter(({ report }) => !taken.has(report.report_id));
        const lines = left.map(({ report }) => `${JSON.stringify(report)}\n`).join("");
        const { status, text } = await send("POST", REPORTS_PATH, "application/x-ndjson", lines);
        if (status >= 500) return undefined;
        if (status >= 300) throw new UnexpectedAnswer(`status ${status} ${text}`);
        for (const answer of readLines(text)) if (isTaken(answer)) taken.set(answer.report_id, answer);
        return taken.size === reports.length || undefined;
      });
      return reports.map(({ report }) => taken.get(report.report_id) as Taken);
    },
    async close() {
      closing.abort();
      await agent.destroy();
    },
  };
}

const REPORTS_PATH = "/internal/v1/reports";
const TIMEOUT_MS = 3000;
const PAUSE_MS = 50;

interface Answer {
  readonly status: number;
  readonly text: string;
}

interface AnsweredLine extends Taken {
  readonly report_id: string;
}

/** An answer that tells of a mistake, ours or the service's. */
class UnexpectedAnswer extends Error {}

function readLines(text: string): readonly AnsweredLine[] {
  return text.split("\n").flatMap((line) => (line === "" ? [] : (JSON.parse(line) as AnsweredLine)));
}

function isTaken({ verdict, report_id }: AnsweredLine): boolean {
  if (["applied", "unchanged", "outdated"].includes(verdict)) return true;
  if (verdict === "failed") return false;
  throw new UnexpectedAnswer(`${report_id}: verdict ${verdict}`);
}
