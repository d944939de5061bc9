import type { TrialFigures, TrialResult } from "../result/check-trial.ts";
import type { RunOptions, Scenario } from "../scenarios/scenario.ts";

/** The result of a soak. Printed as JSON. */
export interface SoakSummary {
  readonly seed: number;
  readonly seconds: number;
  readonly runs: number;
  readonly faults: number;
  /** Scenarios that cannot run on this machine, with the reason. */
  readonly leftOut: Readonly<Record<string, string>>;
  readonly scenarios: Readonly<Record<string, ScenarioSummary>>;
}

export interface ScenarioSummary {
  readonly runs: number;
  readonly seconds: number;
  /** The issues found, each with the seed of its run. */
  readonly faults: readonly string[];
  /** The sums over the runs; the maximum of a figure whose name begins with `max`. */
  readonly figures: TrialFigures;
}

export interface SoakOptions extends RunOptions {
  readonly scenarios: readonly Scenario[];
  /** No run starts after this time, except the first run of each scenario. */
  readonly durationLimitMs: number;
  readonly progress: (message: string) => void;
}

/** Runs the scenarios in turn, each run with its own seed, until the time is over and each has run once. */
export async function runSoak(options: SoakOptions): Promise<SoakSummary> {
  const { seed, durationLimitMs, progress } = options;
  const startedAtMs = performance.now();
  const summaries = new Map<string, ScenarioSummary>();
  const { scenarios, leftOut } = await findRunnable(options.scenarios);
  for (const [name, reason] of Object.entries(leftOut)) progress(`${name} is skipped: ${reason}`);
  let runs = 0;
  for (;;) {
    const scenario = scenarios[runs % scenarios.length];
    const isOver = runs >= scenarios.length && performance.now() - startedAtMs > durationLimitMs;
    if (scenario === undefined || isOver) break;
    const runSeed = seed + runs++;
    progress(`${scenario.name}, seed ${runSeed}: ${scenario.fault}`);
    const runStartedAtMs = performance.now();
    const result = await runScenarioOnce(scenario, { ...options, seed: runSeed });
    const seconds = secondsSince(runStartedAtMs);
    progress(describeRun(result, seconds));
    const issues = result.issues.map((issue) => `seed ${runSeed}: ${issue}`);
    summaries.set(scenario.name, add(summaries.get(scenario.name), { ...result, issues }, seconds));
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

async function findRunnable(
  scenarios: readonly Scenario[],
): Promise<Pick<SoakSummary, "leftOut"> & Pick<SoakOptions, "scenarios">> {
  const reasons = await Promise.all(scenarios.map((scenario) => scenario.findSkipReason?.()));
  const leftOut = scenarios.flatMap(({ name }, index) => {
    const reason = reasons[index];
    return reason === undefined ? [] : [[name, reason]];
  });
  return {
    leftOut: Object.fromEntries(leftOut),
    scenarios: scenarios.filter((_, index) => reasons[index] === undefined),
  };
}

/** A trial that throws counts as an issue. */
async function runScenarioOnce(scenario: Scenario, options: RunOptions): Promise<TrialResult> {
  try {
    return await scenario.run(options);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { issues: [`the trial ended: ${reason}`], figures: {} };
  }
}

function describeRun({ issues, figures }: TrialResult, seconds: number): string {
  const counts = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  const end = issues.length === 0 ? "passed" : `${issues.length} issues, the first: ${issues[0]}`;
  return `  ${[...counts, `${seconds} s`].join(", ")}: ${end}`;
}

function add(
  before: ScenarioSummary = { runs: 0, seconds: 0, faults: [], figures: {} },
  { issues, figures }: TrialResult,
  seconds: number,
): ScenarioSummary {
  const sums = Object.entries(figures).map(([name, value]) => {
    const sum = before.figures[name] ?? 0;
    return [name, name.startsWith("max") ? Math.max(sum, value) : sum + value];
  });
  return {
    runs: before.runs + 1,
    seconds: before.seconds + seconds,
    faults: [...before.faults, ...issues].slice(0, MAX_ISSUES),
    figures: { ...before.figures, ...Object.fromEntries(sums) },
  };
}

const MAX_ISSUES = 50;

function secondsSince(startedAtMs: number): number {
  return Math.round((performance.now() - startedAtMs) / 100) / 10;
}
