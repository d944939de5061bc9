import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startTrialDatabase } from "@payment-routing/delivery-trials";
import { ATTACKS } from "./fairness/requests.ts";
import type { SteadyFigures } from "./fairness/steady-load.ts";
import type { Effort } from "./harness/compare.ts";
import { type Report, roundFigure } from "./harness/report.ts";
import { startChild } from "./server/child.ts";
import { CONFIGURATION } from "./server/search-request.ts";

const HOSTILE_CONNECTIONS = 300;
/** The warm-up of an attack in milliseconds: its connections are open and its first requests answered. */
const BEFORE_MS = 2000;
/** A multiple of the time of other benchmarks, since a 99.9th percentile needs many probes. */
const LONGER = 10;

/**
 * Measures searches of one client at a steady rate and probes of /livez, without and with hostile connections of another
 * client. Service, database, load and attack share all cores.
 */
export async function run({ rounds, roundMs }: Effort): Promise<Report> {
  await using database = await startTrialDatabase({ fsync: true });
  const service = await startChild("serve-search.ts", [CONFIGURATION, database.connectionString]);
  const load = start("steady-load.ts", [String(service.port)]);
  try {
    const measureMs = LONGER * rounds * roundMs;
    await measure(load, measureMs / 2);
    const alone = await measure(load, measureMs);
    const attacked: [string, SteadyFigures][] = [];
    for (const name of Object.keys(ATTACKS)) {
      const attack = start("attack.ts", [String(service.port), name, String(HOSTILE_CONNECTIONS)]);
      try {
        await once(attack, "message");
        attacked.push([name, await measure(load, measureMs)]);
      } finally {
        attack.disconnect();
        await once(attack, "exit");
      }
    }
    return report(alone, attacked);
  } finally {
    load.disconnect();
    service.stop();
  }
}

/** The results of the load after a warm-up. */
async function measure(load: ChildProcess, milliseconds: number): Promise<SteadyFigures> {
  await delay(BEFORE_MS);
  await ask(load);
  await delay(milliseconds);
  return await ask(load);
}

async function ask(load: ChildProcess): Promise<SteadyFigures> {
  load.send("figures");
  const [figures] = await once(load, "message");
  return figures as SteadyFigures;
}

function start(script: string, given: readonly string[]): ChildProcess {
  return fork(fileURLToPath(new URL(`fairness/${script}`, import.meta.url)), given);
}

function report(alone: SteadyFigures, attacked: readonly [string, SteadyFigures][]): Report {
  const p99Alone = percentile(alone.searches, 0.99);
  const worst = (figure: (figures: SteadyFigures) => number): number =>
    Math.max(...attacked.map(([, figures]) => figure(figures)));
  const p99 = worst(({ searches }) => percentile(searches, 0.99));
  const measures = [["alone", alone] as const, ...attacked].map(([name, { searches, failed }]) => {
    const tail = percentile(searches, 0.99);
    return {
      name,
      by: `${searches.length} searches, ${failed} failed`,
      microseconds: 1000 * tail,
      ratio: tail / p99Alone,
    };
  });
  const probes = [["alone", alone] as const, ...attacked].map(([name, figures]) => {
    const tail = percentile(figures.probes, 0.999);
    const ratio = tail / percentile(alone.probes, 0.999);
    return { name, by: `${figures.probes.length} probes`, microseconds: 1000 * tail, ratio };
  });
  return {
    title: `Searches of one client beside ${HOSTILE_CONNECTIONS} hostile connections of another, Node ${process.version}`,
    tables: [
      { task: "p99 of searches", measures },
      { task: "p99.9 of /livez", measures: probes },
    ],
    figures: {
      innocent_p99_ms: roundFigure(p99),
      innocent_p99_alone_ms: roundFigure(p99Alone),
      innocent_p99_vs_alone: roundFigure(p99 / p99Alone),
      innocent_failed: worst(({ failed }) => failed),
      livez_p999_ms: roundFigure(worst((figures) => percentile(figures.probes, 0.999))),
      ...Object.fromEntries(
        attacked.map(([name, { searches }]) => [`${name}_p99_ms`, roundFigure(percentile(searches, 0.99))]),
      ),
      node: process.version,
    },
    bounds: {
      innocent_p99_ms: { atMost: 100 },
      innocent_failed: { atMost: 0 },
      livez_p999_ms: { atMost: 100 },
    },
  };
}

/** Infinity if no request was answered. */
function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}
