import { setTimeout as delay } from "node:timers/promises";
import type { Measure } from "../harness/compare.ts";
import { median } from "../harness/median.ts";
import type { Child } from "./child.ts";
import { type Exchange, measureLatencies, measureTopRate, withConnections } from "./load.ts";

/** A server under load. */
export interface Contestant {
  readonly name: string;
  readonly by: string;
  readonly child: Child;
  readonly exchange: Exchange;
}

export interface ServerEffort {
  readonly rounds: number;
  readonly roundMs: number;
  readonly connections: number;
}

/** What a server did in a round, in microseconds a request. */
interface RateRound {
  /** Of time that passed. */
  readonly wall: number;
  /** Of time that its process was on a processor. */
  readonly processor: number;
}

/** Has each server answer so many requests: until then its code is not all compiled, however long that takes. */
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

/** Microseconds a request at the top rate: of time, and of processor time. */
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
 * The 99th percentile of the time to an answer, each server at a share of its own top rate. That is taken anew just before:
 * on a machine that others work on, four fifths of what a server could do a minute ago may be more than it can do now.
 * What it leaves to be done aside, records to be stored, is given the time for it.
 */
export async function measureTails(
  contestants: readonly Contestant[],
  share: number,
  effort: ServerEffort,
): Promise<readonly Measure[]> {
  const rounds = await inTurns(contestants, effort, ({ exchange }) =>
    withConnections(exchange, effort.connections, async (connections) => {
      const { answers, milliseconds } = await measureTopRate(connections, effort.roundMs);
      await delay(effort.roundMs / 2);
      const rate = (share * 1000 * answers) / milliseconds;
      const latencies = await measureLatencies(connections, rate, effort.roundMs);
      return 1000 * (latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN);
    }),
  );
  return summarise(contestants, rounds, (tail) => tail);
}

async function measureRate({ child, exchange }: Contestant, effort: ServerEffort): Promise<RateRound> {
  return await withConnections(exchange, effort.connections, async (connections) => {
    const before = await child.cpuMicroseconds();
    const { answers, milliseconds } = await measureTopRate(connections, effort.roundMs);
    const used = (await child.cpuMicroseconds()) - before;
    return { wall: (1000 * milliseconds) / answers, processor: used / answers };
  });
}

/** Results by contestant and round. Who begins changes from round to round. */
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
