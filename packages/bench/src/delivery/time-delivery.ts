import type { BenchService, CpuTimesMs } from "./open-bench-service.ts";
import { REPORTS_PER_SESSION } from "./report-sessions.ts";

/** Enough to fill a group of reports while the previous one is stored; with 64, the sender waits for answers. */
export const SENDERS = 128;
export const SINGLE = { singly: SENDERS, inBatches: 0, batchSize: 0 };
export const BATCHED = { singly: 0, inBatches: 4, batchSize: 250 };

/** Callbacks a second, from sending the first report to receiving the last callback. */
export async function timeDelivery(
  { receiver, readCpuTimesMs }: BenchService,
  sessions: number,
  send: (sessions: number) => Promise<void>,
): Promise<Timing> {
  const received = await receiver.count();
  const callbacks = sessions * REPORTS_PER_SESSION;
  const before = readCpuTimesMs();
  const startedAtMs = performance.timeOrigin + performance.now();
  const [endedAtMs] = await Promise.all([receiver.waitFor(received + callbacks), send(sessions)]);
  const after = readCpuTimesMs();
  const perCallback = (name: keyof CpuTimesMs) => (after[name] - before[name]) / callbacks;
  await receiver.collect();
  return {
    perSecond: (callbacks / (endedAtMs - startedAtMs)) * 1000,
    cpuMs: {
      total: perCallback("total"),
      api: perCallback("api"),
      worker: perCallback("worker"),
      database: perCallback("database"),
    },
  };
}

export interface Timing {
  readonly perSecond: number;
  /** For each callback. */
  readonly cpuMs: CpuTimesMs;
}
