import { setTimeout as delay } from "node:timers/promises";
import { type ScriptedReport, scriptSession } from "@payment-routing/delivery-trials";
import { Pool } from "undici";

/** A processor that reports payments over HTTP: four reports a session, each of which causes a callback. */
export interface ReportSender {
  /** Sends one report a request, for this number of sessions at once. Reports of one session are sent in sequence. */
  sendSingly(sessions: number, concurrency: number): Promise<void>;
  /** Sends reports of many sessions in one request, with this number of requests at once. */
  sendInBatches(sessions: number, batch: BatchOptions): Promise<void>;
  /** Sends one report a request at a steady rate, without waiting for answers. Returns the number of reports. */
  sendSteadily(reportsPerSecond: number, durationMs: number): Promise<number>;
  close(): Promise<void>;
}

export interface BatchOptions {
  readonly lines: number;
  readonly concurrency: number;
  /** The number of reports for each session. Default: all four. */
  readonly reportsPerSession?: number;
}

export interface SenderOptions {
  /** Base address of the internal listener. */
  readonly url: string;
  readonly key: string;
  readonly clientId: number;
  readonly firstSessionId: number;
}

export const REPORTS_PER_SESSION = 4;

export function createReportSender({ url, key, clientId, firstSessionId }: SenderOptions): ReportSender {
  const pool = new Pool(url, { connections: 128, pipelining: 1 });
  let nextSessionId = firstSessionId;

  /** Uses undici's handlers: its promises and streams would cost as much as the report. */
  function send(method: "PUT" | "POST", path: string, type: string, body: string): Promise<string> {
    const headers = { authorization: `Bearer ${key}`, "content-type": type };
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const chunks: Buffer[] = [];
    let status = 0;
    pool.dispatch(
      { method, path, headers, body },
      {
        onRequestStart() {},
        onResponseStart(_controller, statusCode) {
          status = statusCode;
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          const text = Buffer.concat(chunks).toString();
          if (status < 300) resolve(text);
          else reject(new Error(`${method} ${path}: status ${status} ${text}`));
        },
        onResponseError: (_controller, error) => reject(error),
      },
    );
    return promise;
  }

  const sendOne = ({ method, path, report }: ScriptedReport) =>
    send(method, path, "application/json", JSON.stringify(report));

  async function sendLines(reports: readonly ScriptedReport[]): Promise<void> {
    const body = reports.map(({ report }) => `${JSON.stringify(report)}\n`).join("");
    const text = await send("POST", "/internal/v1/reports", "application/x-ndjson", body);
    const applied = text.split('"outcome":"applied"').length - 1;
    if (applied !== reports.length)
      throw new Error(`${applied} of ${reports.length} were applied: ${text.slice(-300)}`);
  }

  return {
    async sendSingly(sessions, concurrency) {
      const last = nextSessionId + sessions;
      await repeatAtOnce(concurrency, async () => {
        while (nextSessionId < last)
          for (const report of scriptSession(nextSessionId++, clientId)) await sendOne(report);
      });
    },
    async sendInBatches(sessions, { lines, concurrency, reportsPerSession = REPORTS_PER_SESSION }) {
      const last = nextSessionId + sessions;
      await repeatAtOnce(concurrency, async () => {
        while (nextSessionId < last) {
          const size = Math.min(lines, last - nextSessionId);
          const scripts = Array.from({ length: size }, () => scriptSession(nextSessionId++, clientId));
          for (let step = 0; step < reportsPerSession; step++)
            await sendLines(scripts.flatMap((script) => script[step] ?? []));
        }
      });
    },
    async sendSteadily(reportsPerSecond, durationMs) {
      const count = Math.floor((reportsPerSecond * durationMs) / 1000 / REPORTS_PER_SESSION);
      const startedAtMs = performance.now();
      await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          for (const [step, report] of scriptSession(nextSessionId++, clientId).entries()) {
            // The reports of a session are spread over the whole time.
            const place = index / count / REPORTS_PER_SESSION + step / REPORTS_PER_SESSION;
            await delay(Math.max(0, startedAtMs + place * durationMs - performance.now()));
            await sendOne(report);
          }
        }),
      );
      return count * REPORTS_PER_SESSION;
    },
    close: () => pool.close(),
  };
}

async function repeatAtOnce(concurrency: number, work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: concurrency }, work));
}
