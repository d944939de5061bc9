import { availableParallelism } from "node:os";
import type { Report } from "./harness/report.ts";
import { measureScaling, type ScalingEffort } from "./scaling/measure-scaling.ts";

/** Measures how the cost of a callback and of a search changes with processes, lanes, stored callbacks and merchants. */
export async function run(_effort: unknown, changes: Partial<ScalingEffort> = {}): Promise<Report> {
  return {
    title: `what grows with what, Node ${process.version}`,
    tables: [],
    figures: { ...(await measureScaling({ ...EFFORT, ...changes })), cores: availableParallelism() },
  };
}

const EFFORT: ScalingEffort = {
  sessions: 6000,
  workers: [1, 2, 4],
  lanes: [10_000, 100_000, 1_000_000],
  callbacks: [1_000_000, 5_000_000, 20_000_000],
  merchants: [10, 100, 1000, 10_000],
  searchesMs: 20_000,
  progress: (message) => console.error(message),
};
