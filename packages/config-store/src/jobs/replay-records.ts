import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { Pool } from "@payment-routing/database";
import type { Facts } from "@payment-routing/routing";
import {
  type AnalysedConfiguration,
  listNotRecorded,
  type RecordedAnswer,
  type RecordedRequest,
} from "@payment-routing/routing/analysis";
import { assembleConfiguration } from "../configuration/load-configuration.ts";
import { countDecisions, scanDecisions } from "../decisions/scan-decisions.ts";
import { findStoredVersion } from "../versions/find-stored-version.ts";

/** The recorded decisions to replay. */
export interface ReplayedPeriod {
  readonly since: Date;
  /** Exclusive. */
  readonly until: Date;
  /** The maximum number of requests. */
  readonly limit: number;
}

interface ReplayOptions extends ReplayedPeriod {
  /** The configuration that the records are replayed against. Its own decisions need no stored version. */
  readonly candidate: AnalysedConfiguration;
  /** Whether the requests have the answers that were recorded, which take time to read. Default: yes. */
  readonly withAnswers?: boolean;
  readonly onRecord: (request: RecordedRequest) => void;
  /** Called before the first page and after every page. */
  readonly onProgress: (done: number, total: number) => void;
}

type Recordings = ReadonlyMap<string, MerchantConfiguration | undefined>;

/** The result of a replay. */
interface Replayed {
  readonly requests: number;
  /** The number of records in the period, including those beyond the limit. */
  readonly recorded: number;
  /** The configurations that made the decisions, by digest. Undefined for a version that cannot be read. */
  readonly recordings: Recordings;
}

/** Passes recorded decisions to `onRecord`, up to the limit. */
export async function replayRecords(
  pool: Pool,
  { candidate, since, until, limit, withAnswers = true, onRecord, onProgress }: ReplayOptions,
): Promise<Replayed> {
  const recorded = await countDecisions(pool, { since, until });
  const total = Math.min(limit, recorded);
  const recordings = new Map<string, MerchantConfiguration | undefined>();
  let done = 0;
  onProgress(done, total);
  for await (const { segment, rows } of scanDecisions(pool, { since, until })) {
    for (const row of rows.slice(0, limit - done)) {
      const digest = segment.digestAt(row);
      if (!recordings.has(digest)) recordings.set(digest, await findRecording(pool, digest, candidate));
      onRecord({
        clientId: segment.clientIdAt(row),
        accountId: segment.accountIdAt(row),
        eventId: segment.eventIdAt(row),
        facts: segment.factsAt(row) as Facts,
        recording: recordings.get(digest),
        ...(withAnswers ? readAnswer(segment.offeredAt(row), segment.problemAt(row)) : NO_ANSWER),
      });
    }
    done = Math.min(limit, done + rows.length);
    onProgress(done, Math.max(done, total));
    if (done >= limit) break;
  }
  // More records may have been stored since the count.
  return { requests: done, recorded: Math.max(done, recorded), recordings };
}

async function findRecording(
  pool: Pool,
  digest: string,
  { router, configuration }: AnalysedConfiguration,
): Promise<MerchantConfiguration | undefined> {
  if (digest === router.configurationDigest) return configuration;
  return (await findStoredVersion(pool, digest, assembleConfiguration))?.configuration;
}

/** @param given IDs of methods and their preferences in turn */
function readAnswer(given: readonly number[], problem: string | undefined): RecordedAnswer {
  const count = given.length / 2;
  const offered = new Array<number>(count);
  const preferences = new Array<number>(count);
  for (let place = 0; place < count; place++) {
    offered[place] = given[2 * place] as number;
    preferences[place] = given[2 * place + 1] as number;
  }
  const rejection = count > 0 ? undefined : problem === INVALID ? "missing-fields" : "no-method";
  return { offered, preferences, rejection };
}

const NO_ANSWER: RecordedAnswer = { offered: [] };

/** The code of the problem of a decided search that lacks a field which its merchant requires. */
const INVALID = "invalid-document";

/**
 * Lists the parts of requests that a configuration uses and some records lack. A record contains only the parts that its
 * own configuration uses.
 */
export function findNotRecorded(candidate: MerchantConfiguration, recordings: Recordings): string[] {
  const known = [...recordings.values()].filter((recording) => recording !== undefined);
  const unknown = [...recordings].filter(([, recording]) => recording === undefined);
  return [
    ...listNotRecorded(candidate, known),
    ...unknown.map(
      ([digest]) => `what ${digest} did not use, which is unknown, because that version cannot be read`,
    ),
  ];
}
