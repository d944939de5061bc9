import { median } from "./quantiles.ts";

/** One way to do a task. Its result is summed up, so that the compiler cannot remove work. */
export interface Contestant {
  readonly name: string;
  /** Name and version of the package, if it is not ours. */
  readonly by?: string;
  readonly run: () => number;
}

/** The result of a contestant. */
export interface Measure {
  readonly name: string;
  readonly by: string;
  /** The median of the rounds, in microseconds a run. */
  readonly microseconds: number;
  /** The median of the ratios to the first contestant in the same round. */
  readonly ratio: number;
}

export interface Effort {
  /** The number of rounds. Each runs every contestant, in an order that rotates. */
  readonly rounds: number;
  /** The time of a contestant in a round, in milliseconds. */
  readonly roundMs: number;
}

/**
 * Compares contestants. On a shared machine the speed varies: contestants take turns, and are compared within a round.
 */
export function compare(contestants: readonly Contestant[], { rounds, roundMs }: Effort): Measure[] {
  const entries = contestants.map((contestant) => ({
    contestant,
    repeats: warmUp(contestant, roundMs),
    times: [] as number[],
  }));
  for (let round = 0; round < rounds; round++) {
    const shift = round % entries.length;
    for (const { contestant, repeats, times } of [...entries.slice(shift), ...entries.slice(0, shift)])
      times.push(time(contestant, repeats));
  }
  const baseline = entries[0]?.times ?? [];
  return entries.map(({ contestant, times }) => ({
    name: contestant.name,
    by: contestant.by ?? "this project",
    microseconds: median(times),
    ratio: median(times.map((value, round) => value / (baseline[round] ?? Number.NaN))),
  }));
}

/**
 * Runs a contestant until its code is compiled, and returns the number of runs for a round. Measures the processor time of
 * this thread, which does not depend on other processes.
 */
function warmUp(contestant: Contestant, roundMs: number): number {
  const start = process.threadCpuUsage();
  let repeats = 1;
  let used: number;
  do {
    const microseconds = time(contestant, repeats);
    // Slow tasks run once in a round. The first runs are not representative, so the steps are small.
    repeats = Math.max(1, Math.min(10 * repeats, Math.ceil((1000 * roundMs) / microseconds)));
    const { user, system } = process.threadCpuUsage(start);
    used = (user + system) / 1000;
  } while (used < 40 * roundMs);
  return repeats;
}

/** Microseconds a run. */
function time({ run }: Contestant, repeats: number): number {
  const start = process.hrtime.bigint();
  for (let i = 0; i < repeats; i++) witness = (witness + run()) % 1_000_003;
  return Number(process.hrtime.bigint() - start) / 1000 / repeats;
}

/** The sum of all results. */
let witness = 0;
