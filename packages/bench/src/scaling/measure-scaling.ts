import type { TrialMerchant } from "@payment-routing/delivery-trials";
import { fillDatabase } from "../console-lists/fill-database.ts";
import { readWal } from "../delivery/measure-storage.ts";
import {
  type BenchService,
  type BenchServiceOptions,
  openBenchService,
} from "../delivery/open-bench-service.ts";
import { createSessionReporter, REPORTS_PER_SESSION } from "../delivery/report-sessions.ts";
import { BATCHED, type Timing, timeDelivery } from "../delivery/time-delivery.ts";
import { median } from "../harness/quantiles.ts";
import { type Report, roundFigure } from "../harness/report.ts";
import { measureSearches } from "./measure-searches.ts";

/** The extent of the measurement: the values of each dimension, ascending. */
export interface ScalingEffort {
  /** Sessions of one measurement, of four callbacks. */
  readonly sessions: number;
  readonly workers: readonly number[];
  /** Lanes that wait at an unreachable endpoint. */
  readonly lanes: readonly number[];
  /** Callbacks that are stored already. */
  readonly callbacks: readonly number[];
  readonly merchants: readonly number[];
  readonly searchesMs: number;
  readonly progress: (message: string) => void;
}

type Figures = Report["figures"];

const ROUNDS = 3;

/** Measures one dimension after the other, with one worker, one merchant and an empty database in the others. */
export async function measureScaling(effort: ScalingEffort): Promise<Figures> {
  const { progress } = effort;
  const all: Figures[] = [];
  const measure = async (name: string, service: BenchService) => {
    const figures = await measureCallbacks(service, effort.sessions);
    progress(`${name}: ${JSON.stringify(figures)}`);
    all.push(Object.fromEntries(Object.entries(figures).map(([key, value]) => [`${name}_${key}`, value])));
  };
  const measureAlone = async (name: string, options: BenchServiceOptions, fill?: Fill) => {
    await using service = await openBenchService(options);
    await fill?.(service);
    await measure(name, service);
  };
  for (const workers of effort.workers) await measureAlone(`workers_${workers}`, { workers });
  for (const merchants of effort.merchants) await measureAlone(`merchants_${merchants}`, { merchants });
  await measureLanes(effort.lanes, measure);
  for (const callbacks of effort.callbacks)
    await measureAlone(`callbacks_${callbacks}`, {}, ({ pool }) =>
      fillDatabase(pool, { callbacks, endpoints: 1000, days: 10 }, progress),
    );
  all.push(await measureSearches(effort.searchesMs));
  return Object.assign({}, ...all);
}

type Fill = (service: BenchService) => Promise<void>;

async function measureLanes(
  counts: readonly number[],
  measure: (name: string, service: BenchService) => Promise<void>,
): Promise<void> {
  await using service = await openBenchService();
  const dead = createSessionReporter(service.reporter, [service.dead], FIRST_DEAD);
  let waiting = 0;
  for (const lanes of counts) {
    await dead.report(lanes - waiting, { ...BATCHED, reportsPerSession: 1 });
    waiting = lanes;
    await measure(`lanes_${lanes}`, service);
  }
}

/** The processor time of a callback in each process, what PostgreSQL logs for it, and the rate; medians. */
async function measureCallbacks(service: BenchService, sessions: number): Promise<Figures> {
  const { live, pool, reporter } = service;
  const sender = createSessionReporter(reporter, live as TrialMerchant[], nextSessionId());
  const time = () => timeDelivery(service, sessions, (count) => sender.report(count, BATCHED));
  await time();
  const rounds: (Timing & { readonly wal: number })[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await readWal(pool);
    const timing = await time();
    rounds.push({ ...timing, wal: ((await readWal(pool)) - before) / sessions / REPORTS_PER_SESSION });
  }
  const of = (read: (round: (typeof rounds)[number]) => number) => roundFigure(median(rounds.map(read)));
  return {
    per_s: of(({ perSecond }) => perSecond),
    cpu_ms_api: of(({ cpuMs }) => cpuMs.api),
    cpu_ms_worker: of(({ cpuMs }) => cpuMs.worker),
    cpu_ms_database: of(({ cpuMs }) => cpuMs.database),
    wal_bytes: of(({ wal }) => wal),
  };
}

// Behind those of the filled database.
const FIRST_DEAD = 1_000_000_000;
const FIRST_LIVE = 2_000_000_000;
const SESSIONS_APART = 1_000_000;
let services = 0;

function nextSessionId(): number {
  return FIRST_LIVE + services++ * SESSIONS_APART;
}
