import type { Pool } from "pg";

/** A redelivery whose step waits. */
export interface HeldRedelivery {
  /** Whether a step waits now. */
  isWaiting(): Promise<boolean>;
  /** Lets the step continue. */
  release(): Promise<void>;
}

/** Makes the step of a redelivery that reaches a session wait. */
export async function holdRedeliveries(pool: Pool, sessionId: number): Promise<HeldRedelivery> {
  const client = await pool.connect();
  await client.query("select pg_advisory_lock(1)");
  await client.query(`
    create or replace function wait_for_test() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(1);
      return new;
    end $$`);
  await client.query(`
    create trigger wait_for_test before insert on redeliveries for each row
    when (new.session_id = ${sessionId}) execute function wait_for_test()`);
  return {
    async isWaiting() {
      const { rows } = await client.query(`
        select exists (
          select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
          where l.locktype = 'advisory' and l.objid = 1 and not l.granted
        ) as waiting`);
      return rows[0].waiting;
    },
    async release() {
      await client.query("select pg_advisory_unlock(1)");
      await client.query("drop trigger wait_for_test on redeliveries");
      client.release();
    },
  };
}
