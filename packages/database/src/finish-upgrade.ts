import { openClient } from "./open-pool.ts";

/** The result of `finishUpgrade`. */
export type FinishedUpgrade =
  | { readonly finished: true }
  /** Workers of earlier versions are alive. */
  | { readonly finished: false; readonly earlierWorkers: readonly string[] };

/**
 * Makes all processes write the compact form of records, which only versions with migration 0018 read. Repeating it changes
 * nothing. Changes nothing while a worker of an earlier version is alive. Other processes of earlier versions are not known to
 * the database: the operator has stopped them.
 */
export async function finishUpgrade(connectionString: string): Promise<FinishedUpgrade> {
  const client = await openClient({ connectionString, application_name: "payment-routing migrate" });
  try {
    const { rows } = await client.query<{ worker: string }>(FINISH);
    return rows.length === 0
      ? { finished: true }
      : { finished: false, earlierWorkers: rows.map(({ worker }) => worker) };
  } finally {
    await client.end();
  }
}

// A worker that has not reported for ten seconds is not alive.
const FINISH = `
  with earlier as (
    select worker from workers where not reads_compact_form and beat_at > now() - interval '10 seconds'
  ),
  finished as (
    insert into compact_form (singleton) select true where not exists (select from earlier) on conflict do nothing
  )
  select worker from earlier order by worker`;
