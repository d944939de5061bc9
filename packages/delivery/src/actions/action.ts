import { type Actor, queryRecords } from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import type { CallbackFilter, SortKey } from "../operations/callback-filter.ts";
import { Conditions } from "../operations/conditions.ts";
import type { LaneFilter } from "../operations/list-lanes.ts";
import { countRows, decodeCursor, makePage, type Page, type PageOptions } from "../operations/page.ts";

/** What is done in steps, and to what. */
export type BulkRequest =
  | { readonly kind: "redeliver-callbacks"; readonly target: CallbackFilter; readonly perSecond?: number }
  | { readonly kind: `${"pause" | "resume" | "unpark" | "skip"}-lanes`; readonly target: LaneFilter }
  | { readonly kind: "skip-endpoint"; readonly target: { readonly endpoint: string } };

/** An activation that waits for an approval, which holds while the expected version is active. */
export interface ActivationRequest {
  readonly kind: "activate-configuration";
  readonly target: { readonly digest: string; readonly expectedDigest: string };
}

/** Numbers by their names. */
export type Counts = Readonly<Record<string, number>>;

/** A kind of action that is carried out in steps. */
export interface BulkKind<Target> {
  /** Finds out what the action would change now. */
  plan(client: PoolClient, target: Target): Promise<Plan>;
  /** Changes the next things, in the transaction of the client. */
  step(client: PoolClient, context: DeliveryContext, step: Step<Target>): Promise<StepOutcome>;
}

export interface Plan {
  /** The subject in the audit. */
  readonly subject: string;
  /** Counts for people. */
  readonly planned: object;
  /** How many things the action looks at. */
  readonly total: number;
  /** Arrays of PostgreSQL, as text. Undefined where the steps list what they change. */
  readonly ids?: string;
  readonly bounds?: string;
}

/** A step that is due. */
export interface Step<Target> extends Actor {
  readonly target: Target;
  /** How many things it may change. */
  readonly size: number;
  readonly auditId: number;
  /** When the action was requested, in the format of PostgreSQL. */
  readonly requestedAt: string;
  /** When the first callback may become due, in the same format, and the pause between two. */
  readonly baseAt: string;
  readonly pauseSeconds: number;
  /** Where the step before has ended. */
  readonly position: SortKey | undefined;
  /** The next ones of the plan. */
  readonly ids: readonly number[];
  readonly bounds: readonly number[];
}

export interface StepOutcome {
  /** Things that were looked at. */
  readonly done: number;
  readonly isLast: boolean;
  /** Numbers of things that were changed. */
  readonly counts: Counts;
  /** Callbacks that became due. */
  readonly due?: number;
  readonly position?: SortKey | undefined;
  readonly waitsFor?: readonly string[];
}

/** The list is closed. `expired`: nobody approved it in time. */
export type ActionState = "awaiting-approval" | "running" | "finished" | "stopped" | "declined" | "expired";

/** An action that somebody requested, and its progress. */
export interface RequestedAction extends Actor {
  readonly actionId: number;
  readonly kind: (BulkRequest | ActivationRequest)["kind"];
  readonly target: (BulkRequest | ActivationRequest)["target"];
  readonly subject: string;
  readonly state: ActionState;
  readonly planned: Counts;
  readonly perSecond: number | undefined;
  readonly requestedAt: Date;
  readonly expiresAt: Date | undefined;
  readonly approvedBy: string | undefined;
  readonly startedAt: Date | undefined;
  readonly endedAt: Date | undefined;
  readonly endedBy: string | undefined;
  readonly endReason: string | undefined;
  readonly done: number;
  readonly total: number;
  readonly counts: Counts;
  readonly waitsFor: readonly string[];
  readonly problem: string | undefined;
}

/** The columns of a `RequestedAction`. An expired one has the state that it had before. */
export const ACTION_COLUMNS = `
  action_id, kind, target, subject, state, actor, reason, planned, per_second, requested_at, expires_at, approved_by, started_at,
  ended_at, ended_by, end_reason, done, total, counts, waits_for, problem`;

/** All given conditions must hold. */
export interface ActionFilter {
  readonly state?: ActionState;
  readonly actionId?: number;
  /** Only actions that concern some of these clients, and no others. */
  readonly clientIds?: readonly number[] | undefined;
}

/** Lists actions, the newest first. */
export async function listActions(
  { pool, clock }: Pick<DeliveryContext, "pool" | "clock">,
  filter: ActionFilter = {},
  options: PageOptions = {},
): Promise<Page<RequestedAction>> {
  const conditions = new Conditions();
  const state = `case when state = 'awaiting-approval' and expires_at <= ${conditions.bind(clock())}::timestamptz
    then 'expired' else state end`;
  conditions.add(filter.state, (value) => `${state} = ${value}`);
  conditions.add(filter.actionId, (value) => `action_id = ${value}`);
  conditions.add(filter.clientIds, (value) => `client_ids <@ ${value}::bigint[] and client_ids <> '{}'`);
  if (options.after !== undefined) {
    const [actionId] = decodeCursor(options.after, ["number"]);
    conditions.add(actionId, (value) => `action_id < ${value}::bigint`);
  }
  const rows = await queryRecords<RequestedAction>(
    pool,
    `select ${ACTION_COLUMNS}, ${state} as state from operator_actions
     where ${conditions} order by action_id desc limit ${conditions.bind(countRows(options))}`,
    conditions.values,
  );
  return makePage(
    rows,
    options,
    ({ actionId }) => [actionId],
    (action) => action,
  );
}

/** Undefined for an unknown action, and for one that concerns other clients. */
export async function readAction(
  context: Pick<DeliveryContext, "pool" | "clock">,
  actionId: number,
  clientIds?: ActionFilter["clientIds"],
): Promise<RequestedAction | undefined> {
  const { items } = await listActions(context, { actionId, clientIds });
  return items[0];
}
