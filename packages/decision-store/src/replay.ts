import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { Pool } from "@payment-routing/database";
import type { CoverageResult, SimulationResult } from "@payment-routing/operator-contract";
import type { Facts } from "@payment-routing/routing";
import {
  type AnalysedConfiguration,
  createFactAdapter,
  listNotRecorded,
  measureCoverage,
  type OnProgress,
  type RecordedAnswer,
  type RecordedRequest,
  simulate,
  writeAnswerChanges,
  writeCoverage,
} from "@payment-routing/routing/analysis";
import type { DecisionArchive } from "./archive/decision-archive.ts";
import { countDecisions, scanDecisions } from "./scan-decisions.ts";
import type { RecordColumns } from "./segment.ts";

/** The recorded decisions to replay. */
export interface ReplayedPeriod {
  readonly since: Date;
  /** Exclusive. */
  readonly until: Date;
  /** The maximum number of requests. */
  readonly limit: number;
}

export interface ReplayOptions extends ReplayedPeriod {
  /** The days that are no longer in the database. */
  readonly archive?: DecisionArchive | undefined;
  /** Loads the version that made decisions, by its digest. Undefined when it cannot be read. */
  readonly findVersion: (digest: string) => Promise<Pick<AnalysedConfiguration, "configuration"> | undefined>;
  /** Called with the number of replayed requests. */
  readonly onProgress: OnProgress;
}

/** Replays recorded requests against a configuration, and lists how answers would change. */
export async function simulateRecords(
  pool: Pool,
  candidate: AnalysedConfiguration,
  options: ReplayOptions,
): Promise<SimulationResult> {
  const simulation = simulate(candidate.router, createFactAdapter(candidate.configuration));
  const { requests: _, ...replayed } = await replayRecords(pool, candidate, options, {
    readAnswers,
    onRecord: simulation.add,
  });
  return { ...replayed, changes: writeAnswerChanges(simulation.report(), candidate.locate) };
}

/** Replays recorded requests against a configuration, and lists what excluded each method. */
export async function coverRecords(
  pool: Pool,
  candidate: AnalysedConfiguration,
  options: ReplayOptions,
): Promise<CoverageResult> {
  const measured = measureCoverage(candidate.router, createFactAdapter(candidate.configuration));
  const replayed = await replayRecords(pool, candidate, options, {
    // The answers take time to read.
    readAnswers: () => () => NO_ANSWER,
    onRecord: measured.add,
  });
  return { ...replayed, ...writeCoverage(measured.report(), candidate.locate) };
}

const NO_ANSWER: RecordedAnswer = { offered: [] };

interface Replay {
  readonly readAnswers: (segment: RecordColumns) => (row: number) => RecordedAnswer;
  readonly onRecord: (request: RecordedRequest) => void;
}

/** Passes recorded decisions to `onRecord`, up to the limit. Returns what the results of all replays have. */
async function replayRecords(
  pool: Pool,
  { router, configuration }: AnalysedConfiguration,
  { since, until, limit, archive, findVersion, onProgress }: ReplayOptions,
  { readAnswers, onRecord }: Replay,
) {
  const recorded = await countDecisions(pool, { since, until, archive });
  const total = Math.min(limit, recorded);
  const digest = router.configurationDigest;
  // The decisions of the candidate itself need no stored version.
  const recordings = new Map<string, MerchantConfiguration | undefined>([[digest, configuration]]);
  let done = 0;
  onProgress(done, total);
  for await (const { segment, rows } of scanDecisions(pool, { since, until, archive })) {
    const [clientId, accountId] = [segment.column("clientId"), segment.column("accountId")];
    const [eventId, decidedBy] = [segment.column("eventId"), segment.column("digest")];
    const answer = readAnswers(segment);
    for (const row of rows.slice(0, limit - done)) {
      const version = decidedBy(row);
      if (!recordings.has(version)) recordings.set(version, (await findVersion(version))?.configuration);
      onRecord({
        clientId: clientId(row),
        accountId: accountId(row),
        eventId: eventId(row),
        facts: segment.factsAt(row) as Facts,
        recording: recordings.get(version),
        ...answer(row),
      });
    }
    done = Math.min(limit, done + rows.length);
    onProgress(done, Math.max(done, total));
    if (done >= limit) break;
  }
  return {
    digest,
    since: since.toISOString(),
    until: until.toISOString(),
    requests: done,
    // More records may have been stored since the count.
    recorded: Math.max(done, recorded),
    not_recorded: [
      ...findNotRecorded(configuration, recordings),
      ...(archive?.unreadable ?? []).map((file) => `the archived decisions in ${file}`),
    ],
  };
}

function readAnswers(segment: RecordColumns): (row: number) => RecordedAnswer {
  const offered = segment.column("offered");
  const problem = segment.column("problem");
  return (row) => readAnswer(offered(row), problem(row));
}

/** @param given IDs of methods and their preferences in turn */
function readAnswer(given: readonly number[], problem: string | undefined): RecordedAnswer {
  const count = given.length / 2;
  const offered = new Array<number>(count);
  const preferences = new Array<number>(count);
  for (let index = 0; index < count; index++) {
    offered[index] = given[2 * index] as number;
    preferences[index] = given[2 * index + 1] as number;
  }
  const rejection = count > 0 ? undefined : problem === INVALID ? "missing-fields" : "no-method";
  return { offered, preferences, rejection };
}

/** The code of the problem of a decided search that lacks a field which its merchant requires. */
const INVALID = "invalid-document";

/**
 * Lists the parts of requests that a configuration uses and some records lack. A record contains only the parts that its
 * own configuration uses.
 */
function findNotRecorded(
  candidate: MerchantConfiguration,
  recordings: ReadonlyMap<string, MerchantConfiguration | undefined>,
): string[] {
  const known = [...recordings.values()].filter((recording) => recording !== undefined);
  const unknown = [...recordings].filter(([, recording]) => recording === undefined);
  return [
    ...listNotRecorded(candidate, known),
    ...unknown.map(
      ([digest]) => `what ${digest} did not use, which is unknown, because that version cannot be read`,
    ),
  ];
}
