import { queryRecords, runTransaction } from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import { repeat } from "../lanes/repeat.ts";
import type { BulkKind, BulkRequest, Counts, Step, StepOutcome } from "./action.ts";
import { KINDS } from "./kinds.ts";

/** Between looks for actions that another process has stored. */
const POLL_MS = 1000;

/** Carries out actions until the returned function is called, which resolves when no step is under way. */
export function startActions(
  context: DeliveryContext,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const carryOut = () => carryOutActions(context, ending.signal);
  context.events.on("actionsDue", () => void carryOut().catch(onError));
  const repetition = repeat(carryOut, POLL_MS, onError);
  return () => {
    ending.abort();
    return repetition.stop();
  };
}

/** Carries out steps until none is due. */
export async function carryOutActions(context: DeliveryContext, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true && (await carryOutStep(context)));
}

/**
 * Carries out a step of the action that has waited longest. Returns false when none is due.
 *
 * The changes of a step and its progress are one transaction: when a process is killed, another one continues, and nothing is
 * done twice. An action has one step at a time, under an advisory lock. A step whose action was stopped is rolled back.
 *
 * @param size how many things a step changes. Default: 100 lanes, or 500 of others
 */
export async function carryOutStep(context: DeliveryContext, size?: number): Promise<boolean> {
  const claim: { actionId?: number | undefined } = {};
  try {
    await runTransaction(context.pool, async (client) => {
      const [claimed] = await queryRecords<{ readonly actionId: number }>(client, CLAIM);
      claim.actionId = claimed?.actionId;
      if (claimed === undefined) return;
      // A statement of its own: the step of another process may have ended since this claim began.
      const [action] = await queryRecords<DueAction>(client, READ, [claimed.actionId, size]);
      if (action === undefined) return;
      // The table has the kind of each target.
      const kind: BulkKind<unknown> = KINDS[action.kind];
      await advance(client, action, await kind.step(client, context, action));
    });
  } catch (error) {
    if (error === STOPPED) return true;
    const values = [claim.actionId, String(error)];
    if (claim.actionId !== undefined) await context.pool.query(POSTPONE, values).catch(() => undefined);
    throw error;
  }
  if (claim.actionId === undefined) return false;
  context.events.emit("lanesDue");
  context.events.emit("actionAdvanced");
  return true;
}

interface DueAction extends Step<unknown> {
  readonly actionId: number;
  readonly kind: BulkRequest["kind"];
  readonly counts: Counts;
}

const STOPPED = new Error("the action was stopped during a step");

async function advance(client: PoolClient, action: DueAction, outcome: StepOutcome): Promise<void> {
  const { done, isLast, counts, due = 0, position, waitsFor = [] } = outcome;
  const sums = Object.entries(counts).map(([name, count]) => [name, (action.counts[name] ?? 0) + count]);
  const { rowCount } = await client.query(ADVANCE, [
    action.actionId,
    done,
    JSON.stringify(Object.fromEntries(sums)),
    position && JSON.stringify(position),
    waitsFor,
    due * action.pauseSeconds,
    isLast,
  ]);
  if (rowCount === 0) throw STOPPED;
}

/** The lock space of steps, beside that of `ADVISORY_LOCKS`: its second key is the action. */
const STEP_LOCK = 7_201_130;

// A second ahead: with a bound of the rate, a step says when each of its callbacks is due.
const IS_DUE = "state = 'running' and due_at <= now() + interval '1 second'";

// The offset keeps the lock from being tried before the order is known.
const CLAIM = `
  select action_id from (
    select action_id from operator_actions where ${IS_DUE} order by due_at, action_id offset 0
  ) a
  where pg_try_advisory_xact_lock(${STEP_LOCK}, action_id::int)
  limit 1`;

const READ = `
  select action_id, kind, target, actor, reason, audit_id, counts, position, size, requested_at::text as requested_at,
    greatest(due_at, now())::text as base_at, coalesce(1.0 / per_second, 0)::float8 as pause_seconds,
    coalesce(ids[done + 1 : done + size], '{}') as ids, coalesce(bounds[done + 1 : done + size], '{}') as bounds
  from operator_actions cross join lateral (
    select least(coalesce($2::int, case when kind like '%-lanes' then 100 else 500 end), per_second) as size
  ) s
  where action_id = $1 and ${IS_DUE}`;

const ADVANCE = `
  update operator_actions set done = done + $2, total = greatest(total, done + $2), counts = $3, position = $4, problem = null,
    waits_for = array(select distinct unnest(waits_for || $5::text[]) order by 1),
    started_at = coalesce(started_at, now()),
    due_at = greatest(due_at, now()) + $6::float8 * interval '1 second',
    state = case when $7 then 'finished' else state end,
    ended_at = case when $7 then now() end,
    ids = case when $7 then null else ids end, bounds = case when $7 then null else bounds end
  where action_id = $1 and state = 'running'`;

const POSTPONE = `
  update operator_actions set problem = $2, due_at = now() + interval '10 seconds'
  where action_id = $1 and state = 'running'`;
