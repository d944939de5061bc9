import type { Pool } from "@payment-routing/database";
import type { CoverageResult, SimulationResult } from "@payment-routing/operator-contract";
import {
  type AnalysedConfiguration,
  createFactAdapter,
  measureCoverage,
  type OnProgress,
  simulate,
  writeAnswerChanges,
  writeCoverage,
} from "@payment-routing/routing/analysis";
import { findNotRecorded, type ReplayedPeriod, replayRecords } from "./replay-records.ts";

interface ReplayOptions extends ReplayedPeriod {
  /** Called with the number of replayed requests. */
  readonly onProgress: OnProgress;
}

/** Replays recorded requests against a configuration, and lists how answers would change. */
export async function simulateRecords(
  pool: Pool,
  candidate: AnalysedConfiguration,
  options: ReplayOptions,
): Promise<SimulationResult> {
  const { router, configuration, locate } = candidate;
  const simulation = simulate(router, createFactAdapter(configuration));
  const replayed = await replayRecords(pool, { ...options, candidate, onRecord: simulation.add });
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
  candidate: AnalysedConfiguration,
  options: ReplayOptions,
): Promise<CoverageResult> {
  const { router, configuration, locate } = candidate;
  const measured = measureCoverage(router, createFactAdapter(configuration));
  const replayed = await replayRecords(pool, {
    ...options,
    candidate,
    withAnswers: false,
    onRecord: measured.add,
  });
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
