import { availableParallelism } from "node:os";
import { type DeliveryEffort, measureDelivery } from "./delivery/measure-delivery.ts";
import { type Report, roundFigure } from "./harness/report.ts";

/**
 * Measures the throughput of callbacks on this machine: PostgreSQL with fsync, a process that accepts reports over HTTP,
 * one that signs and delivers, the processor and the merchant. The baseline is a loop that posts to the same merchant.
 */
export async function run(_effort: unknown, changes: Partial<DeliveryEffort> = {}): Promise<Report> {
  const figures = await measureDelivery({ ...EFFORT, ...changes });
  const { callbacksPerS, callbacksBatchedPerS, barePostsPerS } = figures;
  return {
    title: `callbacks from report to receipt, Node ${process.version}`,
    tables: [],
    figures: {
      callbacks_per_s: roundFigure(callbacksPerS),
      callbacks_batched_per_s: roundFigure(callbacksBatchedPerS),
      commit_to_receipt_ms_p50: roundFigure(figures.commitToReceiptMsP50),
      commit_to_receipt_ms_p99: roundFigure(figures.commitToReceiptMsP99),
      vs_bare_post: roundFigure(callbacksPerS / barePostsPerS),
      callbacks_per_s_with_dead_endpoint_backlog: roundFigure(figures.callbacksPerSWithBacklog),
      dead_endpoint_backlog_share: roundFigure(figures.backlogShare),
      dead_endpoint_backlog: figures.backlog,
      batched_vs_bare_post: roundFigure(callbacksBatchedPerS / barePostsPerS),
      bare_posts_per_s: roundFigure(barePostsPerS),
      callback_bytes_stored: Math.round(figures.callbackBytesStored),
      latency_at_per_s: figures.latencyAtPerS,
      cpu_ms_per_callback: roundFigure(figures.cpuMsPerCallback),
      cpu_ms_per_callback_batched: roundFigure(figures.cpuMsPerCallbackBatched),
      cores: availableParallelism(),
    },
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
