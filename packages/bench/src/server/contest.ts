import { setTimeout as delay } from "node:timers/promises";
import type { Measure } from "../harness/compare.ts";
import { median } from "../harness/median.ts";
import type { Child } from "./child.ts";
import { type Connection, type Exchange, measureLatencies, measureTopRate, withConnections } from "./load.ts";

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
 * on a machine that others work on, four fifths of what a server could do a minute ago may be more than it can do now. For
 * the same reason it is taken once more just after, and a round in which the server came to do less is played again.
 */
export async function measureTails(
  contestants: readonly Contestant[],
  share: number,
  effort: ServerEffort,
): Promise<readonly Measure[]> {
  const rounds = await inTurns(contestants, effort, async ({ exchange }) => {
    for (let attempt = 1; ; attempt++) {
      const { tail, kept } = await withConnections(exchange, effort.connections, (connections) =>
        measureTail(connections, share, effort),
      );
      if (kept >= SAME || attempt === MOST_ATTEMPTS) return tail;
    }
  });
  return summarise(contestants, rounds, (tail) => tail);
}

/** Of what a server did before, the part that it has to do again to count as what it was. */
const SAME = 0.95;
const MOST_ATTEMPTS = 2;

/** The 99th percentile in microseconds, and the top rate after it by the one before. */
async function measureTail(
  connections: readonly Connection[],
  share: number,
  { roundMs }: ServerEffort,
): Promise<{ readonly tail: number; readonly kept: number }> {
  const before = await measurePerSecond(connections, roundMs);
  // What that leaves to be done aside, records to be stored, is given the time for it.
  await delay(roundMs / 2);
  const latencies = await measureLatencies(connections, share * before, roundMs);
  const after = await measurePerSecond(connections, roundMs / 2);
  return {
    tail: 1000 * (latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN),
    kept: after / before,
  };
}

async function measurePerSecond(connections: readonly Connection[], atLeastMs: number): Promise<number> {
  const { answers, milliseconds } = await measureTopRate(connections, atLeastMs);
  return (1000 * answers) / milliseconds;
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
