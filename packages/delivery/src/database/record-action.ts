import type { ClientBase } from "pg";

/** Who does something by hand, and why. */
export interface Actor {
  /** The key or person, by a name that may be logged. */
  readonly actor: string;
  readonly reason: string;
}

/** What was done by hand. None of it may be personal data: it outlives what it is about. */
export interface Action extends Actor {
  /** A verb and its object: `erase-session`. */
  readonly action: string;
  /** What it was done to: `session:7740012`. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes an action into the audit, in the transaction of what was done. Returns the number of the record. */
export async function recordAction(client: Pick<ClientBase, "query">, action: Action): Promise<number> {
  const { actor, reason, subject, detail = {} } = action;
  const values = [actor, action.action, subject, reason, JSON.stringify(detail)];
  const { rows } = await client.query<{ audit_id: string }>(INSERT_ACTION, values);
  return Number(rows[0]?.audit_id);
}

const INSERT_ACTION = `
  insert into audit (actor, action, subject, reason, detail) values ($1, $2, $3, $4, $5) returning audit_id`;
