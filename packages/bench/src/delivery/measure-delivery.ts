import { loadavg } from "node:os";
import { Pool } from "undici";
import { median, percentile } from "../harness/quantiles.ts";
import { type Report, roundFigure } from "../harness/report.ts";
import { describeStorage, measureStorage } from "./measure-storage.ts";
import { type BenchService, type CpuTimesMs, openBenchService } from "./open-bench-service.ts";
import { createSessionReporter, REPORTS_PER_SESSION, type SessionReporter } from "./report-sessions.ts";
import { BATCHED, SENDERS, SINGLE, timeDelivery } from "./time-delivery.ts";

/** The extent of the measurement. */
export interface DeliveryEffort {
  readonly warmUpSessions: number;
  /** Callbacks of single reports, without and with a backlog. */
  readonly sessions: number;
  readonly batchedSessions: number;
  readonly latencyMs: number;
  /** Callbacks that are due at an unreachable endpoint. */
  readonly backlog: number;
  /** The number of measurements of each rate; the result is their median. */
  readonly rounds: number;
  readonly progress: (message: string) => void;
}

/** Measures all figures. */
export async function measureDelivery(effort: DeliveryEffort): Promise<Report["figures"]> {
  const { progress, rounds } = effort;
  await using service = await openBenchService();
  const live = createSessionReporter(service.reporter, service.live, 1);
  const dead = createSessionReporter(service.reporter, [service.dead], 1_000_000_000);
  const say = (what: string) => progress(`${what} (load ${loadavg()[0]?.toFixed(1)})`);

  await timeDelivery(service, effort.warmUpSessions, (count) => live.report(count, SINGLE));
  await timeDelivery(service, effort.warmUpSessions, (count) => live.report(count, BATCHED));
  const single = () => timeDelivery(service, effort.sessions, (count) => live.report(count, SINGLE));
  const { rates, cpu } = await measureRates(service, live, effort, say);
  const callbacksPerS = median(rates.single);
  const latencyAtPerS = Math.round(callbacksPerS / 10);
  const latencies = await measureLatency(service, live, latencyAtPerS, effort.latencyMs);
  say(`latency at ${latencyAtPerS}/s: p50 ${percentile(latencies, 0.5).toFixed(2)} ms`);

  const storage = await measureStorage(service.pool);
  say(describeStorage(storage));

  await dead.report(effort.backlog, { ...BATCHED, reportsPerSession: 1 });
  const due = await countDue(service);
  say(`${due} callbacks are due at a dead endpoint`);
  const withBacklog: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    withBacklog.push((await single()).perSecond);
    say(`round ${round} of ${rounds} with the backlog: ${withBacklog.at(-1)?.toFixed(0)}/s singly`);
  }
  const perS = { bare: median(rates.bare), batched: median(rates.batched), withBacklog: median(withBacklog) };
  return {
    callbacks_per_s: roundFigure(callbacksPerS),
    callbacks_batched_per_s: roundFigure(perS.batched),
    commit_to_receipt_ms_p50: roundFigure(percentile(latencies, 0.5)),
    commit_to_receipt_ms_p99: roundFigure(percentile(latencies, 0.99)),
    vs_bare_post: roundFigure(callbacksPerS / perS.bare),
    callbacks_per_s_with_dead_endpoint_backlog: roundFigure(perS.withBacklog),
    dead_endpoint_backlog_share: roundFigure(perS.withBacklog / callbacksPerS),
    dead_endpoint_backlog: await countDue(service),
    batched_vs_bare_post: roundFigure(perS.batched / perS.bare),
    bare_posts_per_s: roundFigure(perS.bare),
    callback_bytes_stored: Math.round(storage.total),
    latency_at_per_s: latencyAtPerS,
    ...describeCpuTimes(cpu.single, ""),
    ...describeCpuTimes(cpu.batched, "_batched"),
  };
}

function describeCpuTimes(times: readonly CpuTimesMs[], suffix: string): Report["figures"] {
  const of = (name: keyof CpuTimesMs) => roundFigure(median(times.map((each) => each[name])));
  return {
    [`cpu_ms_per_callback${suffix}`]: of("total"),
    [`cpu_ms_api${suffix}`]: of("api"),
    [`cpu_ms_worker${suffix}`]: of("worker"),
    [`cpu_ms_database${suffix}`]: of("database"),
  };
}

/** Measures the rates in turns, singly, in batches and of bare posts, with the processor time of each callback. */
async function measureRates(
  service: BenchService,
  live: SessionReporter,
  { sessions, batchedSessions, rounds }: DeliveryEffort,
  say: (what: string) => void,
) {
  const rates = { single: [] as number[], batched: [] as number[], bare: [] as number[] };
  const cpu = { single: [] as CpuTimesMs[], batched: [] as CpuTimesMs[] };
  for (let round = 1; round <= rounds; round++) {
    for (const [name, count, mode] of [
      ["single", sessions, SINGLE],
      ["batched", batchedSessions, BATCHED],
    ] as const) {
      const { perSecond, cpuMs } = await timeDelivery(service, count, (each) => live.report(each, mode));
      rates[name].push(perSecond);
      cpu[name].push(cpuMs);
    }
    rates.bare.push(await postBare(service.receiver.url, BODY, sessions * REPORTS_PER_SESSION, SENDERS));
    say(`round ${round} of ${rounds}: ${describeLast(rates)}`);
  }
  return { rates, cpu };
}

/** The length of the callbacks of the benchmark. */
const BODY = Buffer.alloc(1700, "x");

function describeLast(rates: Readonly<Record<string, readonly number[]>>): string {
  return Object.entries(rates)
    .map(([name, each]) => `${name} ${each.at(-1)?.toFixed(0)}/s`)
    .join(", ");
}

/** Milliseconds from the start of the transaction that stores a callback to its receipt. */
async function measureLatency(
  { receiver, pool }: BenchService,
  sender: SessionReporter,
  reportsPerSecond: number,
  durationMs: number,
): Promise<readonly number[]> {
  const before = await receiver.count();
  const sent = await sender.reportSteadily(reportsPerSecond, durationMs);
  await receiver.waitFor(before + sent);
  const arrivals = await receiver.collect();
  const { rows } = await pool.query<{ session_id: string; sequence: string; at_ms: number }>(LIST_CALLBACKS, [
    [...new Set(arrivals.map(([sessionId]) => sessionId))],
  ]);
  const storedAtMs = new Map(rows.map((row) => [`${row.session_id} ${row.sequence}`, row.at_ms]));
  return arrivals.map(
    ([sessionId, sequence, atMs]) => atMs - (storedAtMs.get(`${sessionId} ${sequence}`) ?? Number.NaN),
  );
}

const LIST_CALLBACKS = `
  select session_id, sequence, (extract(epoch from at) * 1000)::float8 as at_ms
  from callbacks where session_id = any($1::bigint[])`;

async function countDue({ pool, dead }: BenchService): Promise<number> {
  const { rows } = await pool.query<{ due: number }>(COUNT_DUE, [new URL(dead.endpoint).origin]);
  return rows[0]?.due ?? 0;
}

const COUNT_DUE = `
  select count(*)::int as due from lanes where endpoint = $1 and state in ('active', 'open') and due_at <= now()`;

/** The baseline: posts a body repeatedly with undici, without database and signature. Returns posts a second. */
async function postBare(url: string, body: Uint8Array, count: number, concurrency: number): Promise<number> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: concurrency, pipelining: 1 });
  let begun = 0;
  const startedAtMs = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (begun++ < count) {
        const headers = { "content-type": "application/json" };
        const answer = await pool.request({ method: "POST", path: pathname, headers, body });
        await answer.body.dump();
      }
    }),
  );
  const perSecond = (count / (performance.now() - startedAtMs)) * 1000;
  await pool.close();
  return perSecond;
}
