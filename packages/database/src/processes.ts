import type { Pool } from "pg";
import type { Queryable } from "./open-pool.ts";
import { queryRecords } from "./query-records.ts";

/** A process that uses the database. */
export interface ProcessDescription {
  /** A UUID, new at each start. */
  readonly processId: string;
  /** Host and process number. */
  readonly name: string;
  readonly role: "all" | "api" | "worker" | "search";
  readonly version: string;
  /** The name of its worker. Undefined: it delivers no callbacks. */
  readonly worker: string | undefined;
  /** The digest of the configuration in use. */
  readonly configurationDigest: string;
}

/** A process and its last heartbeat, by the database's clock. */
export interface ProcessRecord extends ProcessDescription {
  readonly startedAt: Date;
  readonly seenAt: Date;
  /** `silent`: without a heartbeat for 30 seconds. It was killed, or does not reach the database. */
  readonly state: "live" | "silent";
}

/** The announcement of a process in the table `processes`. */
export interface ProcessAnnouncement {
  /** Writes a changed description now, not only with the next heartbeat. */
  update(): void;
  /** Deletes the row. */
  end(): Promise<void>;
}

/** Writes a heartbeat now and every 10 seconds. Deletes the rows of processes that have been silent for an hour. */
export function announceProcess(
  pool: Pool,
  describe: () => ProcessDescription,
  onError: (error: unknown) => void,
): ProcessAnnouncement {
  let beating = Promise.resolve();
  // One after the other: an older description must not overwrite a newer one.
  const update = () => {
    beating = beating.then(() => beat(pool, describe())).catch(onError);
  };
  update();
  const timer = setInterval(update, BEAT_MS).unref();
  return {
    update,
    async end() {
      clearInterval(timer);
      await beating;
      await pool.query(END, [describe().processId]).catch(onError);
    },
  };
}

/** The processes, in the order of their names. */
export async function listProcesses(client: Queryable): Promise<readonly ProcessRecord[]> {
  return queryRecords(client, LIST, [SILENT_MS]);
}

const BEAT_MS = 10_000;
const SILENT_MS = 30_000;

async function beat(pool: Pool, description: ProcessDescription): Promise<void> {
  const { processId, name, role, version, worker = null, configurationDigest } = description;
  await pool.query(BEAT, [processId, name, role, version, worker, configurationDigest]);
}

const BEAT = `
  with gone as (delete from processes where beat_at < now() - interval '1 hour' and process_id <> $1)
  insert into processes (process_id, name, role, version, worker, configuration_digest)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (process_id) do update
    set beat_at = now(), worker = excluded.worker, configuration_digest = excluded.configuration_digest`;

const END = "delete from processes where process_id = $1";

const LIST = `
  select process_id, name, role, version, worker, configuration_digest, started_at, beat_at as seen_at,
    case when beat_at < now() - $1::int * interval '1 ms' then 'silent' else 'live' end as state
  from processes order by name, started_at`;
