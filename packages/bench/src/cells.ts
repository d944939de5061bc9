import { setTimeout as delay } from "node:timers/promises";
import { type BenchService, openBenchService } from "./delivery/open-bench-service.ts";
import { createSessionReporter, type SessionReporter } from "./delivery/report-sessions.ts";
import { SINGLE, timeDelivery } from "./delivery/time-delivery.ts";
import { median } from "./harness/quantiles.ts";
import { type Report, roundFigure } from "./harness/report.ts";

interface CellsEffort {
  /** Pairs of a database without a name and one with. */
  readonly pairs: number;
  /** In each measurement of a pair. */
  readonly sessions: number;
  /** Of each cell, below saturation. */
  readonly reportsPerSecond: number;
  readonly loadMs: number;
  readonly progress: (message: string) => void;
}

const EFFORT: CellsEffort = {
  pairs: 10,
  sessions: 1500,
  reportsPerSecond: 150,
  loadMs: 15_000,
  progress: (message) => console.error(message),
};

const CELLS = ["a", "b", "c"];

/** Measures what a callback costs in a cell, without a name, and beside other cells, and what a cell costs that does nothing. */
export async function run(_effort: unknown, changes: Partial<CellsEffort> = {}): Promise<Report> {
  const effort = { ...EFFORT, ...changes };
  const named = await measurePairs(effort);
  const figures = await measureCells(effort);
  const ratio = (cells: number) =>
    Number(figures[`cpu_ms_per_callback_${cells}_cells`]) / Number(figures.cpu_ms_per_callback_1_cells);
  return {
    title: `callbacks in cells, Node ${process.version}`,
    tables: [],
    figures: {
      named_vs_unnamed: roundFigure(named),
      ...figures,
      two_cells_vs_one: roundFigure(ratio(2)),
      three_cells_vs_one: roundFigure(ratio(3)),
    },
    bounds: {
      named_vs_unnamed: { atMost: 1.05 },
      two_cells_vs_one: { atMost: 1.1 },
      three_cells_vs_one: { atMost: 1.1 },
    },
  };
}

/** The median of the ratio of processor time, in turns. */
async function measurePairs({ pairs, sessions, progress }: CellsEffort): Promise<number> {
  await using opened = new AsyncDisposableStack();
  const services = [
    opened.use(await openBenchService()),
    opened.use(await openBenchService({ cell: "a" })),
  ] as const;
  const reporters = services.map((service) => createSessionReporter(service.reporter, service.live, 1));
  const measure = async (index: number): Promise<number> => {
    const reporter = reporters[index] as SessionReporter;
    const service = services[index] as BenchService;
    return (await timeDelivery(service, sessions, (count) => reporter.report(count, SINGLE))).cpuMs.total;
  };
  for (const index of [0, 1, 0, 1]) await measure(index);
  const ratios: number[] = [];
  for (let pair = 1; pair <= pairs; pair++) {
    // The first of a pair is another one each time.
    const order = pair % 2 === 0 ? [0, 1] : [1, 0];
    const cpuMs = [0, 0];
    for (const index of order) cpuMs[index] = await measure(index);
    ratios.push((cpuMs[1] ?? Number.NaN) / (cpuMs[0] ?? Number.NaN));
    progress(`pair ${pair} of ${pairs}: with a name ${ratios.at(-1)?.toFixed(3)} of without`);
  }
  return median(ratios);
}

/** Equal load for each of one, two and three cells, while the others are idle. */
async function measureCells({ reportsPerSecond, loadMs, progress }: CellsEffort): Promise<Report["figures"]> {
  await using opened = new AsyncDisposableStack();
  const services: BenchService[] = [];
  for (const cell of CELLS) services.push(opened.use(await openBenchService({ cell })));
  const reporters = services.map((service) => createSessionReporter(service.reporter, service.live, 1));
  for (const reporter of reporters) await reporter.reportSteadily(reportsPerSecond, loadMs / 3);
  const figures: Record<string, number> = {};
  for (const count of [3, 2, 1]) {
    const cells = services.slice(0, count);
    const before = cells.map((service) => service.readOwnCpuTimeMs());
    const received = await Promise.all(cells.map(({ receiver }) => receiver.count()));
    const sent = await Promise.all(
      reporters.slice(0, count).map((reporter) => reporter.reportSteadily(reportsPerSecond, loadMs)),
    );
    await Promise.all(
      cells.map(({ receiver }, index) => receiver.waitFor((received[index] ?? 0) + (sent[index] ?? 0))),
    );
    const used = cells.map((service, index) => service.readOwnCpuTimeMs() - (before[index] ?? 0));
    const callbacks = sent.reduce((sum, each) => sum + each, 0);
    const perCallback = used.reduce((sum, each) => sum + each, 0) / callbacks;
    figures[`cpu_ms_per_callback_${count}_cells`] = roundFigure(perCallback);
    progress(
      `${count} cells at ${reportsPerSecond}/s each: ${perCallback.toFixed(3)} ms of processor time a callback`,
    );
  }
  const idle = services[2] as BenchService;
  const before = idle.readOwnCpuTimeMs();
  await delay(loadMs);
  figures.idle_cell_cpu_share = roundFigure((idle.readOwnCpuTimeMs() - before) / loadMs);
  return figures;
}
