import { CHANGED_BY_ACTIONS, CHANGES_CHANNEL, writeKinds } from "./changes/change-kinds.ts";
import type { Queryable } from "./open-pool.ts";

/** The actor of an operator action, and the reason. */
export interface Actor {
  /** Name of the key or person. It may be logged. */
  readonly actor: string;
  readonly reason: string;
}

/** An operator action. It must hold no personal data: the audit outlives its subjects. */
export interface Action extends Actor {
  /** A verb and its object: `erase-session`. */
  readonly action: string;
  /** The object of the action: `session:7740012`, `endpoint:https://merchant.example`, `client:10077`. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Inserts an action into the audit and announces it on commit. Call it in the transaction of the action itself. Returns the ID
 * of the record.
 */
export async function recordAction(client: Queryable, action: Action): Promise<number> {
  const { actor, reason, subject, detail = {} } = action;
  const values = [actor, action.action, subject, reason, JSON.stringify(detail)];
  const { rows } = await client.query<{ audit_id: string }>(INSERT_ACTION, values);
  return Number(rows[0]?.audit_id);
}

const INSERT_ACTION = `
  with inserted as (
    insert into audit (actor, action, subject, reason, detail) values ($1, $2, $3, $4, $5) returning audit_id
  )
  select audit_id, pg_notify('${CHANGES_CHANNEL}', '${writeKinds(CHANGED_BY_ACTIONS)}') from inserted`;
