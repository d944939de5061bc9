import { median } from "./median.ts";

/** One way to do a task. What it returns is counted, so that no work can be left out. */
export interface Contestant {
  readonly name: string;
  /** Name and version of what does it, when that is not ours. */
  readonly by?: string;
  readonly run: () => number;
}

/** How a contestant did. */
export interface Measure {
  readonly name: string;
  readonly by: string;
  /** The median of the rounds, in microseconds a run. */
  readonly microseconds: number;
  /** The median of the rounds' ratios to the first contestant, each taken within a round. */
  readonly ratio: number;
}

export interface Effort {
  /** Rounds that count. Every contestant is run in each, in an order that changes from round to round. */
  readonly rounds: number;
  /** How long a contestant runs in a round, in milliseconds. */
  readonly roundMs: number;
}

/**
 * Runs contestants against each other. A machine that others work on gets slower and faster all the time: contestants
 * take turns, and are compared within a round, where they had the same machine.
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
 * Runs a contestant until its code is compiled, and finds how often it runs in a round. What counts is the time that
 * this thread had a processor: on a machine that others work on, little may be run in much time.
 */
function warmUp(contestant: Contestant, roundMs: number): number {
  const start = process.threadCpuUsage();
  let repeats = 1;
  let used: number;
  do {
    const microseconds = time(contestant, repeats);
    // What takes longer than a round runs once in it. The first runs tell little: no step is a large one.
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

/** What the runs returned ends here. */
let witness = 0;
