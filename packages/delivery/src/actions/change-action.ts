import { type Actor, queryRecords, recordAction, runTransaction } from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import { DeliveryError } from "../delivery-error.ts";
import { decline } from "../operations/action-outcome.ts";
import type { CallbackFilter } from "../operations/callback-filter.ts";
import {
  ACTION_COLUMNS,
  type ActivationRequest,
  type BulkKind,
  type BulkRequest,
  type Plan,
  type RequestedAction,
} from "./action.ts";
import { KINDS } from "./kinds.ts";

/**
 * Stores an action on the things that match now, which processes carry out in steps. With `needsApproval`, it begins when another
 * person approves it, within 24 hours.
 */
export async function requestAction(
  context: DeliveryContext,
  request: BulkRequest | ActivationRequest,
  actor: Actor,
  { needsApproval = false } = {},
): Promise<RequestedAction> {
  const requested = await runTransaction(context.pool, async (client) => {
    const { subject, planned, total, ids, bounds } = await plan(client, request);
    const perSecond = "perSecond" in request ? request.perSecond : undefined;
    const what = [request.kind, JSON.stringify(request.target), subject, JSON.stringify(planned), perSecond];
    const values = [
      ...what,
      actor.actor,
      actor.reason,
      needsApproval,
      total,
      ids,
      bounds,
      findClients(request),
    ];
    const action = await queryAction(client, INSERT, values);
    if (needsApproval) await recordChange(client, "request-approval", action, actor);
    else await recordStart(client, action);
    return action;
  });
  context.events.emit("actionsDue");
  return requested;
}

function plan(client: PoolClient, request: BulkRequest | ActivationRequest): Plan | Promise<Plan> {
  if (request.kind === "activate-configuration") return { subject: "configuration", planned: {}, total: 1 };
  // The table has the kind of each target.
  const kind: BulkKind<unknown> = KINDS[request.kind];
  return kind.plan(client, request.target);
}

function findClients({ target }: BulkRequest | ActivationRequest): readonly number[] | undefined {
  const { clientId, clientIds } = target as Pick<CallbackFilter, "clientId" | "clientIds">;
  return clientIds ?? (clientId === undefined ? undefined : [clientId]);
}

async function queryAction(client: PoolClient, text: string, values: unknown[]): Promise<RequestedAction> {
  const [action] = await queryRecords<RequestedAction>(client, `${text} returning ${ACTION_COLUMNS}`, values);
  if (action === undefined) throw new DeliveryError("no-such-action", "it has ended, or waits no longer");
  return action;
}

const INSERT = `
  insert into operator_actions (
    kind, target, subject, planned, per_second, actor, reason, state, expires_at, total, ids, bounds, client_ids
  ) values (
    $1, $2, $3, $4, $5::int, $6, $7,
    case when $8::boolean then 'awaiting-approval' else 'running' end,
    case when $8::boolean then now() + interval '24 hours' end,
    $9, $10::bigint[], $11::bigint[], $12::bigint[]
  )`;

/** Records who changes what, and who approved it. */
async function recordStart(client: PoolClient, action: RequestedAction): Promise<void> {
  const { actionId, kind, target, subject, actor, reason, planned, approvedBy } = action;
  const detail = { action_id: actionId, filter: target, ...planned, approved_by: approvedBy };
  const auditId = await recordAction(client, { actor, reason, action: kind, subject, detail });
  await client.query("update operator_actions set audit_id = $2 where action_id = $1", [actionId, auditId]);
}

/** Records a request for an approval, or what became of an action. */
function recordChange(client: PoolClient, verb: string, action: RequestedAction, actor: Actor) {
  const { actionId, kind, target, subject, actor: requestedBy, planned, done, total } = action;
  const detail = { kind, target, subject, requested_by: requestedBy, planned, done, total };
  return recordAction(client, { ...actor, action: verb, subject: `action:${actionId}`, detail });
}

/** Why an actor cannot approve an action. Undefined if nothing prevents it. */
export function rejectApproval({ actionId, state, actor: requestedBy }: RequestedAction, { actor }: Actor) {
  if (state !== "awaiting-approval")
    return decline("other-state", `action ${actionId}: expected one that awaits approval, it is ${state}`);
  if (requestedBy !== actor) return undefined;
  return decline("own-action", `action ${actionId}: expected the approval of another person than ${actor}`);
}

/**
 * Approves an action, which begins then. An activation is approved in the transaction that activates its version.
 *
 * @throws DeliveryError `no-such-action` when it does not wait any more, or the actor has requested it
 */
export async function approveAction(
  context: DeliveryContext,
  actionId: number,
  actor: Actor,
  client?: PoolClient,
): Promise<void> {
  const { clock, pool, events } = context;
  if (client === undefined) {
    await runTransaction(pool, (own) => approveAction(context, actionId, actor, own));
    events.emit("actionsDue");
    return;
  }
  const action = await queryAction(client, APPROVE, [actionId, actor.actor, clock()]);
  await recordChange(client, "approve-action", action, actor);
  // The switch of an activation has a record of its own.
  if (action.state === "running") await recordStart(client, action);
}

const APPROVE = `
  update operator_actions set approved_by = $2, due_at = now(),
    state = case kind when 'activate-configuration' then 'finished' else 'running' end,
    done = case kind when 'activate-configuration' then 1 else 0 end,
    ended_at = case kind when 'activate-configuration' then now() end
  where action_id = $1 and state = 'awaiting-approval' and actor <> $2 and expires_at > $3::timestamptz`;

/**
 * Stops an action, or declines one that waits for an approval. What was done stays done; a step under way is taken back.
 *
 * @throws DeliveryError `no-such-action` when it has ended
 */
export async function stopAction({ pool }: DeliveryContext, actionId: number, actor: Actor): Promise<void> {
  await runTransaction(pool, async (client) => {
    const action = await queryAction(client, END, [actionId, actor.actor, actor.reason]);
    const verb = action.state === "stopped" ? "stop-action" : "decline-action";
    await recordChange(client, verb, action, actor);
  });
}

const END = `
  update operator_actions set ended_at = now(), ended_by = $2, end_reason = $3, ids = null, bounds = null,
    state = case state when 'running' then 'stopped' else 'declined' end
  where action_id = $1 and state in ('running', 'awaiting-approval')`;
