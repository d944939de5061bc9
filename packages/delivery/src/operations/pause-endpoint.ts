import { type Actor, recordAction, runTransaction } from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import { STORED_ACTIVE, selectState } from "../lanes/stored-state.ts";
import { type ActionOutcome, DONE, decline } from "./action-outcome.ts";

/** Pauses an endpoint until it is resumed. Posts in progress finish. */
export async function pauseEndpoint(
  context: DeliveryContext,
  endpoint: string,
  actor: Actor,
): Promise<ActionOutcome> {
  return changeEndpoint(context, endpoint, "pause-endpoint", actor, async (client, before) => {
    if (before?.state === "paused") return decline("other-state", `endpoint ${endpoint}: is paused already`);
    await client.query(PAUSE_ENDPOINT, [endpoint, actor.reason]);
    return DONE;
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
function describe({ state, state_reason, slow_until, open_until }: EndpointRow): object {
  return { state, reason: state_reason, slow_until, breaker_open_until: open_until };
}

const LOCK_ENDPOINT = `
  select ${selectState("state")} as state, state_reason, case when slow_until > now() then slow_until end as slow_until, open_until
  from endpoints where endpoint = $1 for update`;

const PAUSE_ENDPOINT = `
  insert into endpoints (endpoint, state, state_reason) values ($1, 'paused', $2)
  on conflict (endpoint) do update set state = 'paused', state_reason = excluded.state_reason, updated_at = now()`;

const RESUME_ENDPOINT = `
  update endpoints set state = ${STORED_ACTIVE}, state_reason = null, failures = 0, open_until = null, slow_until = null,
    updated_at = now()
  where endpoint = $1`;

/** Whether a text is an origin in the stored form: `https://merchant.example`, without a path, in lower case. */
export function isOrigin(text: string): boolean {
  return URL.parse(text)?.origin === text;
}

/** Rejects an endpoint that is not an origin in the stored form, because no row would match. */
export function rejectUnlessOrigin(endpoint: string): (ActionOutcome & { readonly done: false }) | undefined {
  if (isOrigin(endpoint)) return undefined;
  return decline("not-an-origin", `endpoint: expected an origin, got ${JSON.stringify(endpoint)}`);
}
