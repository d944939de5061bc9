import { type Actor, longQuery, queryRecords, recordAction, runTransaction } from "@payment-routing/database";
import type { ClientBase, Pool } from "pg";
import { isActive, isInactive } from "../lanes/stored-state.ts";

/** The state of a restored database. Every part of it may have changed between the backup and the loss of the database. */
export interface Recovery {
  /** Time of the newest row. Undefined in an empty database. */
  readonly asOf: Date | undefined;
  /** The lowest sequence number of new callbacks. */
  readonly floor: number;
  /** Valid keys, oldest first. */
  readonly keys: readonly LiveKey[];
  /** The latest activations of configurations, newest first; the first one is active. At most five. */
  readonly activations: readonly Activation[];
  /** The backlog of each client. */
  readonly waiting: readonly WaitingOfClient[];
}

export interface LiveKey {
  /** Undefined for a key to the internal listener, which has a scope. */
  readonly clientId: number | undefined;
  readonly scope: string | undefined;
  readonly keyId: string;
  readonly createdAt: Date;
}

export interface Activation {
  readonly digest: string;
  readonly activatedAt: Date;
  readonly reason: string;
}

interface WaitingOfClient {
  /** Undefined for redeliveries without a callback. */
  readonly clientId: number | undefined;
  /** Lanes with waiting callbacks, and the number of these. */
  readonly lanes: number;
  readonly callbacks: number;
  /** Pending redeliveries and test events. */
  readonly redeliveries: number;
}

/**
 * Starts an epoch on a restored database, and holds all deliveries, redeliveries and test events until `endRecovery`. Ends
 * all sessions of the console: some may have been ended after the backup. A repeated call starts another epoch.
 */
export async function beginRecovery(pool: Pool, actor: Actor): Promise<Recovery> {
  return runTransaction(pool, async (client) => {
    const { rows } = await client.query<{ floor: string }>("select begin_epoch($1) as floor", [actor.reason]);
    const floor = Number(rows[0]?.floor);
    await client.query("insert into delivery_hold (reason) values ($1) on conflict do nothing", [HELD]);
    await client.query("delete from console_sessions");
    const recovery = { floor, ...(await describeDatabase(client)) };
    await recordAction(client, { ...actor, action: "recover", subject: "database", detail: { floor } });
    return recovery;
  });
}

/** Resumes deliveries. Returns whether they were held. */
export async function endRecovery(pool: Pool, actor: Actor): Promise<boolean> {
  return runTransaction(pool, async (client) => {
    const { rowCount } = await client.query("delete from delivery_hold");
    const wasHeld = rowCount === 1;
    await recordAction(client, {
      ...actor,
      action: "acknowledge-recovery",
      subject: "database",
      detail: { was_held: wasHeld },
    });
    return wasHeld;
  });
}

const HELD = "held until payment-routing recover --acknowledge";

async function describeDatabase(client: ClientBase): Promise<Omit<Recovery, "floor">> {
  const [newest] = await queryRecords<Pick<Recovery, "asOf">>(client, longQuery(FIND_NEWEST));
  return {
    asOf: newest?.asOf,
    keys: await queryRecords(client, LIST_KEYS),
    activations: await queryRecords(client, LIST_ACTIVATIONS),
    waiting: await queryRecords(client, longQuery(SUM_UP_WAITING)),
  };
}

// Without the actions after a restore, which are not part of the backup.
const FIND_NEWEST = `
  select greatest(
    (select max(at) from callbacks),
    (select max(at) from audit where action not in ('recover', 'acknowledge-recovery', 'follow-clock')),
    (select max(at) from configuration_activations),
    (select greatest(max(created_at), max(revoked_at)) from keys)
  ) as as_of`;

const LIST_KEYS = `
  select client_id, scope, key_id, created_at from keys
  where revoked_at is null and (expires_at is null or expires_at > now())
  order by created_at, key_number`;

const LIST_ACTIVATIONS = `
  select digest, at as activated_at, reason from configuration_activations order by activation_id desc limit 5`;

// The conditions on lanes are the predicates of two partial indexes. A test event has no lane.
const SUM_UP_WAITING = `
  with waiting as (
    select client_id, count(*)::int as lanes, sum(head - delivered - unused)::float8 as callbacks
    from lanes
    where (${isInactive("state")} or ${isActive("state")} and due_at is not null) and delivered < head
    group by client_id
  ),
  again as (
    select coalesce(l.client_id, (
        select max(c.client_id) from callbacks c where c.session_id = r.session_id and c.sequence = r.sequence
      )) as client_id, count(*)::int as redeliveries
    from redeliveries r left join lanes l using (session_id)
    where r.done_at is null
    group by 1
  )
  select client_id, coalesce(w.lanes, 0) as lanes, coalesce(w.callbacks, 0) as callbacks,
    coalesce(a.redeliveries, 0) as redeliveries
  from waiting w full join again a using (client_id)
  order by client_id`;
