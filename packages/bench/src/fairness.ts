import { loadConfiguration } from "@payment-routing/config-store";
import { migrate, openPool } from "@payment-routing/database";
import {
  SANDBOX_FILES,
  type ServiceRole,
  startService,
  startTrialDatabase,
} from "@payment-routing/delivery-trials";
import { fillDatabase } from "./console-lists/fill-database.ts";
import { fillDays } from "./decisions/fill-days.ts";
import { createDecisionMaker } from "./decisions/make-decisions.ts";
import { type Attacked, measureAttacks } from "./fairness/measure-attacks.ts";
import { ATTACKS, INTERNAL_ATTACKS } from "./fairness/requests.ts";
import type { SteadyFigures } from "./fairness/steady-load.ts";
import type { Effort } from "./harness/compare.ts";
import { percentile } from "./harness/quantiles.ts";
import { type Report, roundFigure, type Table } from "./harness/report.ts";

/** A multiple of the time of other benchmarks, since a 99.9th percentile needs many probes. */
const LONGER = 10;

/**
 * Measures searches of one client at a steady rate and probes of /livez, without and with hostile connections of another
 * client. Then the same on a service with an internal listener and filled tables, with reports and what operators read
 * beside it, and with hostile connections of one key. Service, database, load and attack share all cores.
 */
export async function run({ rounds, roundMs }: Effort): Promise<Report> {
  const measureMs = LONGER * rounds * roundMs;
  const searches = await measureSearches(measureMs);
  const internal = await measureInternal(measureMs);
  const [alone] = searches;
  const p99 = worst(searches, ({ searches }) => percentile(searches, 0.99));
  const p99Alone = percentile(alone.searches, 0.99);
  return {
    title: `One caller beside the hostile connections of another, Node ${process.version}`,
    tables: [
      writeTable("p99 of searches", searches, ({ searches }) => searches, 0.99),
      writeTable("p99.9 of /livez", searches, ({ probes }) => probes, 0.999),
      writeTable("internal: p99 of searches", internal, ({ searches }) => searches, 0.99),
      writeTable("internal: p99 of reports", internal, ({ reports }) => reports, 0.99),
      writeTable("internal: p99 of other operators", internal, ({ operators }) => operators, 0.99),
    ],
    figures: {
      innocent_p99_ms: roundFigure(p99),
      innocent_p99_alone_ms: roundFigure(p99Alone),
      innocent_p99_vs_alone: roundFigure(p99 / p99Alone),
      innocent_failed: worst(searches, ({ failed }) => failed),
      livez_p999_ms: roundFigure(worst(searches, ({ probes }) => percentile(probes, 0.999))),
      internal_searches_p99_ms: roundFigure(worst(internal, ({ searches }) => percentile(searches, 0.99))),
      internal_reports_p99_ms: roundFigure(worst(internal, ({ reports }) => percentile(reports, 0.99))),
      internal_operators_p99_ms: roundFigure(worst(internal, ({ operators }) => percentile(operators, 0.99))),
      internal_failed: worst(internal, ({ failed }) => failed),
      internal_heap_ratio: roundFigure(worst(internal, ({ heapRatio }) => heapRatio)),
      ...Object.fromEntries(
        searches
          .slice(1)
          .map(({ name, ...figures }) => [`${name}_p99_ms`, roundFigure(percentile(figures.searches, 0.99))]),
      ),
      node: process.version,
    },
    bounds: {
      innocent_p99_ms: { atMost: 100 },
      innocent_failed: { atMost: 0 },
      livez_p999_ms: { atMost: 100 },
      internal_searches_p99_ms: { atMost: 100 },
      internal_reports_p99_ms: { atMost: 200 },
      internal_operators_p99_ms: { atMost: 200 },
      internal_failed: { atMost: 0 },
      internal_heap_ratio: { atMost: 1.2 },
    },
  };
}

async function measureSearches(measureMs: number): Promise<readonly [Attacked, ...Attacked[]]> {
  await using database = await startTrialDatabase({ fsync: true });
  const service = await start("search", database.connectionString);
  return await measureAttacks(service, Object.keys(ATTACKS), measureMs);
}

const CONTENTS = { callbacks: 100_000, endpoints: 200, days: 3 };
const DECISIONS_PER_DAY = 50_000;

async function measureInternal(measureMs: number): Promise<readonly [Attacked, ...Attacked[]]> {
  await using database = await startTrialDatabase({ fsync: true });
  const { connectionString } = database;
  await migrate(connectionString);
  const pool = openPool(connectionString);
  await fillDatabase(pool, CONTENTS, () => undefined);
  const { configuration, router } = await loadConfiguration(SANDBOX_FILES.configuration, { sandbox: true });
  const maker = createDecisionMaker(configuration, router.configurationDigest, 1000);
  await fillDays(pool, [maker, maker], DECISIONS_PER_DAY);
  await pool.end();
  const service = await start("api", connectionString);
  return await measureAttacks(service, Object.keys(INTERNAL_ATTACKS), measureMs);
}

function start(role: ServiceRole, connectionString: string) {
  const log = { keepsLog: false, requestLogPercent: 1 };
  return startService({ ...SANDBOX_FILES, ...log, name: role, role, connectionString });
}

function worst(measured: readonly Attacked[], figure: (figures: Attacked) => number): number {
  return Math.max(...measured.slice(1).map(figure));
}

/** The first row is without an attack. */
function writeTable(
  task: string,
  measured: readonly Attacked[],
  read: (figures: SteadyFigures) => readonly number[],
  share: number,
): Table {
  const alone = percentile(measured[0] === undefined ? [] : read(measured[0]), share);
  const measures = measured.map((figures) => {
    const tail = percentile(read(figures), share);
    const by = `${read(figures).length} answered, ${figures.failed} of all failed, heap x ${figures.heapRatio.toFixed(2)}`;
    return { name: figures.name, by, microseconds: 1000 * tail, ratio: tail / alone };
  });
  return { task, measures };
}
