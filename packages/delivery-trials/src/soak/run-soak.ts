import type { Effort, Scenario } from "../scenarios/scenario.ts";
import type { TrialFigures, Verdict } from "../verdict/judge.ts";

/** What a soak came to, by scenario. */
export interface SoakSummary {
  readonly seed: number;
  readonly seconds: number;
  readonly runs: number;
  readonly faults: number;
  /** Scenarios that cannot be run on this machine, and why. */
  readonly leftOut: Readonly<Record<string, string>>;
  readonly scenarios: Readonly<Record<string, ScenarioSummary>>;
}

export interface ScenarioSummary extends TrialFigures {
  readonly runs: number;
  readonly seconds: number;
  /** What was not as it has to be, with the seed of the run. */
  readonly faults: readonly string[];
}

export interface SoakOptions extends Effort {
  readonly scenarios: readonly Scenario[];
  /** No run begins after this, but for the first of each scenario. */
  readonly durationLimitMs: number;
  readonly progress: (message: string) => void;
}

/** Runs scenarios in turns, each time with another seed, until the time is over and each has run once. */
export async function runSoak(options: SoakOptions): Promise<SoakSummary> {
  const { seed, durationMs, backlog, durationLimitMs, progress } = options;
  const startedAtMs = performance.now();
  const summaries = new Map<string, ScenarioSummary>();
  const { scenarios, leftOut } = await sortOut(options.scenarios);
  for (const [name, obstacle] of Object.entries(leftOut)) progress(`${name} is left out: ${obstacle}`);
  let runs = 0;
  for (;;) {
    const scenario = scenarios[runs % scenarios.length];
    const isOver = runs >= scenarios.length && performance.now() - startedAtMs > durationLimitMs;
    if (scenario === undefined || isOver) break;
    const runSeed = seed + runs++;
    progress(`${scenario.name}, seed ${runSeed}: ${scenario.fault}`);
    const runStartedAtMs = performance.now();
    const verdict = await judgeRun(scenario, { seed: runSeed, durationMs, backlog });
    const seconds = secondsSince(runStartedAtMs);
    progress(describeRun(verdict, seconds));
    const faults = verdict.faults.map((fault) => `seed ${runSeed}: ${fault}`);
    summaries.set(scenario.name, add(summaries.get(scenario.name), { ...verdict, faults }, seconds));
  }
  const all = [...summaries.values()];
  return {
    seed,
    seconds: secondsSince(startedAtMs),
    runs,
    faults: all.reduce((sum, { faults }) => sum + faults.length, 0),
    leftOut,
    scenarios: Object.fromEntries(summaries),
  };
}

async function sortOut(
  scenarios: readonly Scenario[],
): Promise<Pick<SoakSummary, "leftOut"> & Pick<SoakOptions, "scenarios">> {
  const obstacles = await Promise.all(scenarios.map((scenario) => scenario.findObstacle?.()));
  const leftOut = scenarios.flatMap(({ name }, index) => {
    const obstacle = obstacles[index];
    return obstacle === undefined ? [] : [[name, obstacle]];
  });
  return {
    leftOut: Object.fromEntries(leftOut),
    scenarios: scenarios.filter((_, index) => obstacles[index] === undefined),
  };
}

const NO_FIGURES: TrialFigures = {
  sessions: 0,
  callbacks: 0,
  repeatedReports: 0,
  receipts: 0,
  duplicates: 0,
  attempts: 0,
};

/** A trial that cannot be held to its end is a fault too. */
async function judgeRun(scenario: Scenario, effort: Effort): Promise<Verdict> {
  try {
    return await scenario.run(effort);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { faults: [`the trial ended: ${reason}`], figures: NO_FIGURES };
  }
}

function describeRun({ faults, figures }: Verdict, seconds: number): string {
  const { callbacks, duplicates, attempts, repeatedReports } = figures;
  const counts = `${callbacks} callbacks, ${duplicates} twice, ${attempts} attempts, ${repeatedReports} reports again`;
  const end = faults.length === 0 ? "all of it holds" : `${faults.length} faults, the first: ${faults[0]}`;
  return `  ${counts}, ${seconds} s: ${end}`;
}

function add(
  before: ScenarioSummary = { runs: 0, seconds: 0, faults: [], ...NO_FIGURES },
  { faults, figures }: Verdict,
  seconds: number,
): ScenarioSummary {
  const names = Object.keys(NO_FIGURES) as (keyof TrialFigures)[];
  const sums = names.map((name) => [name, before[name] + figures[name]]);
  return {
    runs: before.runs + 1,
    seconds: before.seconds + seconds,
    ...(Object.fromEntries(sums) as unknown as TrialFigures),
    faults: [...before.faults, ...faults].slice(0, MAX_FAULTS),
  };
}

/** The first ones tell what is wrong. */
const MAX_FAULTS = 50;

function secondsSince(startedAtMs: number): number {
  return Math.round((performance.now() - startedAtMs) / 100) / 10;
}
