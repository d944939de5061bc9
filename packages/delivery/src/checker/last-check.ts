import type { Queryable } from "@payment-routing/database";
import type { CheckSummary } from "./check-delivery.ts";

/** The result of the latest check of a database. */
export interface LastCheck extends Pick<CheckSummary, "issues" | "sessions" | "callbacks"> {
  readonly checkedAt: Date;
}

/** Stores the result of a check in place of the one before. */
export async function recordCheck(
  client: Queryable,
  { issues, sessions, callbacks }: CheckSummary,
): Promise<void> {
  await client.query(RECORD, [issues, sessions, callbacks]);
}

/** Undefined when no check has ended. */
export async function readLastCheck(client: Queryable): Promise<LastCheck | undefined> {
  const { rows } = await client.query<LastCheck>(READ);
  return rows[0];
}

const RECORD = `
  insert into checks (issues, sessions, callbacks) values ($1, $2, $3)
  on conflict ((true)) do update
    set checked_at = now(), issues = excluded.issues, sessions = excluded.sessions, callbacks = excluded.callbacks`;

const READ = `
  select checked_at as "checkedAt", issues::float8 as issues, sessions::float8 as sessions,
    callbacks::float8 as callbacks
  from checks`;
