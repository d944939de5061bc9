import { type Actor, type Pool, recordAction, runTransaction } from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import { STORED_ACTIVE, selectState } from "../lanes/stored-state.ts";
import { type ActionOutcome, DONE, decline } from "./action-outcome.ts";

/**
 * Pauses an endpoint, or gives its pause another end. Posts in progress finish.
 *
 * @param until when a worker resumes it. Default: an operator must
 */
export async function pauseEndpoint(
  context: DeliveryContext,
  endpoint: string,
  actor: Actor,
  until?: Date,
): Promise<ActionOutcome> {
  return changeEndpoint(context, endpoint, "pause-endpoint", actor, async (client, before) => {
    const isPaused = before?.state === "paused";
    if (isPaused && before.paused_until?.getTime() === until?.getTime())
      return decline("other-state", `endpoint ${endpoint}: is paused already`);
    const { rows } = await client.query(PAUSE_ENDPOINT, [endpoint, actor.reason, until]);
    if (rows.length > 0) return DONE;
    return decline("other-state", `until: expected a time in the future, got ${until?.toISOString()}`);
  });
}

/** Resumes the endpoints whose pause has ended, and records it. Returns how many. */
export async function resumeEndedPauses(pool: Pool, worker: string): Promise<number> {
  if ((await pool.query(FIND_ENDED)).rowCount === 0) return 0;
  return runTransaction(pool, async (client) => {
    const { rows } = await client.query<{ endpoint: string; reason: string }>(END_PAUSES);
    for (const { endpoint, reason } of rows) {
      const detail = { before: { state: "paused", reason } };
      const action = { actor: worker, action: "resume-endpoint", reason: "the pause has ended", detail };
      await recordAction(client, { ...action, subject: `endpoint:${endpoint}` });
    }
    return rows.length;
  });
}

/** Resumes an endpoint: ends its pause and slow-down, and closes its breaker. Callbacks waiting for a retry stay scheduled. */
export async function resumeEndpoint(
  context: DeliveryContext,
  endpoint: string,
  actor: Actor,
): Promise<ActionOutcome> {
  return changeEndpoint(context, endpoint, "resume-endpoint", actor, async (client, before) => {
    if (before === undefined || !isPausedSlowedOrBroken(before)) {
      const { rows } = await client.query<{ reason: string }>("select reason from delivery_hold");
      const held = rows[0] === undefined ? "" : `; all deliveries are ${rows[0].reason}`;
      return decline(
        "other-state",
        `endpoint ${endpoint}: is neither paused nor slowed, and its breaker is closed${held}`,
      );
    }
    await client.query(RESUME_ENDPOINT, [endpoint]);
    return DONE;
  });
}

interface EndpointRow {
  readonly state: "active" | "paused";
  readonly state_reason: string | null;
  /** Null unless its pause has an end. */
  readonly paused_until: Date | null;
  /** Null unless slowed now. */
  readonly slow_until: Date | null;
  /** When an open breaker allows a probe. */
  readonly open_until: Date | null;
}

function isPausedSlowedOrBroken({ state, slow_until, open_until }: EndpointRow): boolean {
  return state === "paused" || slow_until !== null || open_until !== null;
}

async function changeEndpoint(
  context: DeliveryContext,
  endpoint: string,
  action: string,
  actor: Actor,
  change: (client: PoolClient, before: EndpointRow | undefined) => Promise<ActionOutcome>,
): Promise<ActionOutcome> {
  const declined = rejectUnlessOrigin(endpoint);
  if (declined !== undefined) return declined;
  const outcome = await runTransaction(context.pool, async (client) => {
    const { rows } = await client.query<EndpointRow>(LOCK_ENDPOINT, [endpoint]);
    const changed = await change(client, rows[0]);
    const before = rows[0] && describe(rows[0]);
    if (changed.done) {
      await recordAction(client, { ...actor, action, subject: `endpoint:${endpoint}`, detail: { before } });
    }
    return changed;
  });
  if (outcome.done) context.events.emit("lanesDue");
  return outcome;
}

/** The state for the audit record. */
function describe({ state, state_reason, paused_until, slow_until, open_until }: EndpointRow): object {
  return { state, reason: state_reason, paused_until, slow_until, breaker_open_until: open_until };
}

const LOCK_ENDPOINT = `
  select ${selectState("state")} as state, state_reason, paused_until,
    case when slow_until > now() then slow_until end as slow_until, open_until
  from endpoints where endpoint = $1 for update`;

const PAUSE_ENDPOINT = `
  insert into endpoints (endpoint, state, state_reason, paused_until)
  select $1, 'paused', $2, $3::timestamptz where $3::timestamptz > now() or $3 is null
  on conflict (endpoint) do update set state = 'paused', state_reason = excluded.state_reason,
    paused_until = excluded.paused_until, updated_at = now()
  returning endpoint`;

const RESUME_ENDPOINT = `
  update endpoints set state = ${STORED_ACTIVE}, state_reason = null, paused_until = null, failures = 0, open_until = null,
    slow_until = null, updated_at = now()
  where endpoint = $1`;

const FIND_ENDED = "select from endpoints where state = 'paused' and paused_until <= now() limit 1";

// Others may end the same pauses.
const END_PAUSES = `
  update endpoints e set state = ${STORED_ACTIVE}, state_reason = null, paused_until = null, updated_at = now()
  from (
    select endpoint, state_reason as reason from endpoints
    where state = 'paused' and paused_until <= now() for update skip locked
  ) ended
  where e.endpoint = ended.endpoint
  returning e.endpoint, ended.reason`;

/** Whether a text is an origin in the stored form: `https://merchant.example`, without a path, in lower case. */
export function isOrigin(text: string): boolean {
  return URL.parse(text)?.origin === text;
}

/** Rejects an endpoint that is not an origin in the stored form, because no row would match. */
export function rejectUnlessOrigin(endpoint: string): (ActionOutcome & { readonly done: false }) | undefined {
  if (isOrigin(endpoint)) return undefined;
  return decline("not-an-origin", `endpoint: expected an origin, got ${JSON.stringify(endpoint)}`);
}
