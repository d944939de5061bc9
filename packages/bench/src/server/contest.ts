import { setTimeout as delay } from "node:timers/promises";
import type { ServerProcess } from "@payment-routing/delivery-trials";
import {
  type Exchange,
  measureLatencies,
  measureTopRate,
  type Repeater,
  withConnections,
} from "@payment-routing/test-support/load";
import type { Measure } from "../harness/compare.ts";
import { median, percentile } from "../harness/quantiles.ts";

/** A server under load. */
export interface Contestant {
  readonly name: string;
  readonly by: string;
  readonly process: ServerProcess;
  readonly exchange: Exchange;
}

export interface ServerEffort {
  readonly rounds: number;
  readonly roundMs: number;
  readonly connections: number;
}

/** The result of a round, in microseconds a request. */
interface RateRound {
  /** Elapsed time. */
  readonly wall: number;
  /** Processor time of the server. */
  readonly processor: number;
}

/** Sends this number of requests to each server, so that its code is compiled. */
export async function warmUp(
  contestants: readonly Contestant[],
  { roundMs, connections }: ServerEffort,
  answers: number,
): Promise<void> {
  for (const { exchange } of contestants) {
    for (let answered = 0; answered < answers; ) {
      const round = await withConnections(exchange, connections, (open) => measureTopRate(open, roundMs));
      answered += round.answers;
    }
  }
}

/** Microseconds a request at the top rate: elapsed time and processor time. */
export async function measureRates(
  contestants: readonly Contestant[],
  effort: ServerEffort,
): Promise<{ readonly wall: readonly Measure[]; readonly processor: readonly Measure[] }> {
  const rounds = await inTurns(contestants, effort, (contestant) => measureRate(contestant, effort));
  return {
    wall: summarise(contestants, rounds, ({ wall }) => wall),
    processor: summarise(contestants, rounds, ({ processor }) => processor),
  };
}

/**
 * The 99th percentile of the latency, each server at a share of its own top rate. The top rate is measured before and after
 * each round, since the speed of a shared machine varies; a round in which it decreased is repeated.
 */
export async function measureTails(
  contestants: readonly Contestant[],
  share: number,
  effort: ServerEffort,
): Promise<readonly Measure[]> {
  const rounds = await inTurns(contestants, effort, async ({ exchange }) => {
    for (let attempt = 1; ; attempt++) {
      const { tail, ratio } = await withConnections(exchange, effort.connections, (connections) =>
        measureTail(connections, share, effort),
      );
      if (ratio >= MIN_RATIO || attempt === MAX_ATTEMPTS) return tail;
    }
  });
  return summarise(contestants, rounds, (tail) => tail);
}

/** The top rate after a round must be at least this share of the rate before. */
const MIN_RATIO = 0.95;
const MAX_ATTEMPTS = 2;

/** The 99th percentile in microseconds, and the ratio of the top rate after the round to the one before. */
async function measureTail(
  connections: readonly Repeater[],
  share: number,
  { roundMs }: ServerEffort,
): Promise<{ readonly tail: number; readonly ratio: number }> {
  const before = await measurePerSecond(connections, roundMs);
  // Leaves time to store the records of decisions.
  await delay(roundMs / 2);
  const latencies = await measureLatencies(connections, share * before, roundMs);
  const after = await measurePerSecond(connections, roundMs / 2);
  return {
    tail: 1000 * percentile(latencies, 0.99),
    ratio: after / before,
  };
}

async function measurePerSecond(connections: readonly Repeater[], atLeastMs: number): Promise<number> {
  const { answers, milliseconds } = await measureTopRate(connections, atLeastMs);
  return (1000 * answers) / milliseconds;
}

async function measureRate({ process, exchange }: Contestant, effort: ServerEffort): Promise<RateRound> {
  return await withConnections(exchange, effort.connections, async (connections) => {
    const before = await process.measureCpu();
    const { answers, milliseconds } = await measureTopRate(connections, effort.roundMs);
    const used = (await process.measureCpu()) - before;
    return { wall: (1000 * milliseconds) / answers, processor: used / answers };
  });
}

/** Results by contestant and round. The order rotates. */
async function inTurns<T>(
  contestants: readonly Contestant[],
  { rounds }: ServerEffort,
  measure: (contestant: Contestant) => Promise<T>,
): Promise<readonly (readonly T[])[]> {
  const results = contestants.map((): T[] => []);
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const position = (round + turn) % contestants.length;
      results[position]?.push(await measure(contestants[position] as Contestant));
    }
  }
  return results;
}

function summarise<T>(
  contestants: readonly Contestant[],
  rounds: readonly (readonly T[])[],
  figure: (round: T) => number,
): readonly Measure[] {
  const baseline = rounds[0]?.map(figure) ?? [];
  return contestants.map(({ name, by }, position) => {
    const figures = rounds[position]?.map(figure) ?? [];
    return {
      name,
      by,
      microseconds: median(figures),
      ratio: median(figures.map((value, round) => value / (baseline[round] ?? Number.NaN))),
    };
  });
}
