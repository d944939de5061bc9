import { availableParallelism } from "node:os";
import { type DeliveryEffort, measureDelivery } from "./delivery/measure-delivery.ts";
import type { Report } from "./harness/report.ts";

/**
 * Measures the throughput of callbacks on this machine: PostgreSQL with fsync, a process that accepts reports over HTTP,
 * one that signs and delivers, the processor and the merchant. The baseline is a loop that posts to the same merchant.
 */
export async function run(_effort: unknown, changes: Partial<DeliveryEffort> = {}): Promise<Report> {
  return {
    title: `callbacks from report to receipt, Node ${process.version}`,
    tables: [],
    figures: { ...(await measureDelivery({ ...EFFORT, ...changes })), cores: availableParallelism() },
    bounds: { callback_bytes_stored: { atMost: 2300 } },
  };
}

const EFFORT: DeliveryEffort = {
  warmUpSessions: 2000,
  sessions: 3000,
  batchedSessions: 6000,
  latencyMs: 10_000,
  backlog: 100_000,
  rounds: 3,
  progress: (message) => console.error(message),
};
