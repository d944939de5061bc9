import {
  type AnalysedConfiguration,
  createFactAdapter,
  measureCoverage,
  type OnProgress,
  simulate,
  writeAnswerChanges,
  writeCoverage,
} from "@payment-routing/config-analysis";
import type { Pool } from "@payment-routing/database";
import type { CoverageResult, SimulationResult } from "@payment-routing/operator-contract";
import { findNotRecorded, type ReplayedPeriod, replayRecords } from "./replay-records.ts";

interface ReplayOptions extends ReplayedPeriod {
  /** Called with the number of replayed requests. */
  readonly onProgress: OnProgress;
}

/** Replays recorded requests against a configuration, and lists how answers would change. */
export async function simulateRecords(
  pool: Pool,
  { router, configuration, locate }: AnalysedConfiguration,
  options: ReplayOptions,
): Promise<SimulationResult> {
  const simulation = simulate(router, createFactAdapter(configuration));
  const replayed = await replayRecords(pool, { ...options, onRecord: simulation.add });
  return {
    digest: router.configurationDigest,
    ...writePeriod(options),
    recorded: replayed.recorded,
    not_recorded: findNotRecorded(configuration, replayed.recordings),
    changes: writeAnswerChanges(simulation.report(), locate),
  };
}

/** Replays recorded requests against a configuration, and lists what excluded each method. */
export async function coverRecords(
  pool: Pool,
  { router, configuration, locate }: AnalysedConfiguration,
  options: ReplayOptions,
): Promise<CoverageResult> {
  const measured = measureCoverage(router, createFactAdapter(configuration));
  const replayed = await replayRecords(pool, { ...options, withAnswers: false, onRecord: measured.add });
  return {
    digest: router.configurationDigest,
    ...writePeriod(options),
    requests: replayed.requests,
    recorded: replayed.recorded,
    not_recorded: findNotRecorded(configuration, replayed.recordings),
    ...writeCoverage(measured.report(), locate),
  };
}

function writePeriod({ since, until }: ReplayedPeriod) {
  return { since: since.toISOString(), until: until.toISOString() };
}
