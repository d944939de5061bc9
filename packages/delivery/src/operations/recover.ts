import { type Actor, longQuery, recordAction, runTransaction } from "@payment-routing/database";
import type { Pool } from "pg";

/** What a restored database is like. What it says it may have been so no longer when it was lost. */
export interface Recovery {
  /** The newest thing that it knows of; undefined where it knows of nothing. */
  readonly asOf: Date | undefined;
  /** The least sequence number of callbacks that are made from now on. */
  readonly floor: number;
  /** Endpoints that nothing is sent to until `endRecovery`. */
  readonly heldEndpoints: number;
  readonly waitingCallbacks: number;
  readonly pendingRedeliveries: number;
  readonly liveKeys: number;
  /** The digest of the active configuration, and since when it is; undefined where there is none. */
  readonly configuration: { readonly digest: string; readonly activatedAt: Date } | undefined;
}

/**
 * Begins an epoch on a database that was restored, and pauses every endpoint of a lane that is not paused yet. Asked for
 * again, it does the same again: endpoints that it paused stay paused.
 */
export async function beginRecovery(pool: Pool, actor: Actor): Promise<Recovery> {
  return runTransaction(pool, async (client) => {
    const { rows: found } = await client.query<FoundRow>(longQuery(FIND));
    const { rows: began } = await client.query<{ floor: string }>("select begin_epoch($1) as floor", [
      actor.reason,
    ]);
    await client.query(longQuery(HOLD, [HELD]));
    const { rows: held } = await client.query<{ held: number }>(COUNT_HELD, [HELD]);
    const floor = Number(began[0]?.floor);
    const heldEndpoints = held[0]?.held ?? 0;
    await recordAction(client, {
      ...actor,
      action: "recover",
      subject: "database",
      detail: { floor, heldEndpoints },
    });
    return describe(found[0], floor, heldEndpoints);
  });
}

/** Resumes the endpoints that `beginRecovery` paused; returns how many. */
export async function endRecovery(pool: Pool, actor: Actor): Promise<number> {
  return runTransaction(pool, async (client) => {
    const { rowCount } = await client.query(RELEASE, [HELD]);
    const endpoints = rowCount ?? 0;
    await recordAction(client, {
      ...actor,
      action: "acknowledge-recovery",
      subject: "database",
      detail: { endpoints },
    });
    return endpoints;
  });
}

const HELD = "held until payment-routing recover --acknowledge";

interface FoundRow {
  readonly as_of: Date | null;
  readonly waiting: number;
  readonly redeliveries: number;
  readonly keys: number;
  readonly digest: string | null;
  readonly activated_at: Date | null;
}

function describe(row: FoundRow | undefined, floor: number, heldEndpoints: number): Recovery {
  const { digest, activated_at: activatedAt } = row ?? { digest: null, activated_at: null };
  return {
    asOf: row?.as_of ?? undefined,
    floor,
    heldEndpoints,
    waitingCallbacks: row?.waiting ?? 0,
    pendingRedeliveries: row?.redeliveries ?? 0,
    liveKeys: row?.keys ?? 0,
    configuration: digest === null || activatedAt === null ? undefined : { digest, activatedAt },
  };
}

const FIND = `
  select
    greatest(
      (select max(at) from callbacks), (select max(at) from audit), (select max(at) from configuration_activations),
      (select greatest(max(created_at), max(revoked_at)) from api_keys)
    ) as as_of,
    (select coalesce(sum(head - delivered - unused), 0)::float8 from lanes where delivered < head) as waiting,
    (select count(*)::int from redeliveries where due_at is not null) as redeliveries,
    (select count(*)::int from api_keys where revoked_at is null and (expires_at is null or expires_at > now())) as keys,
    a.digest, a.at as activated_at
  from configuration_state s left join configuration_activations a using (activation_id)`;

const HOLD = `
  insert into endpoints as e (endpoint, client_id, state, state_reason)
  select distinct on (endpoint) endpoint, client_id, 'paused', $1 from lanes
  on conflict (endpoint) do update set state = 'paused', state_reason = $1, updated_at = now() where e.state = 'open'`;

const COUNT_HELD = "select count(*)::int as held from endpoints where state = 'paused' and state_reason = $1";

const RELEASE = `
  update endpoints set state = 'open', state_reason = null, updated_at = now()
  where state = 'paused' and state_reason = $1`;
