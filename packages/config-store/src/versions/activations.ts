import type { Actor } from "@payment-routing/database";
import type { ClientBase } from "pg";

/** Changes whenever processes must reload the version or the keys. */
export interface ActiveState {
  /** Increases with each switch; null before the first. */
  readonly activationId: string | null;
  /** The digest of the active version; null before the first switch. */
  readonly digest: string | null;
  /** Increases with each change of keys. */
  readonly keysRevision: string;
}

export async function readState(client: Pick<ClientBase, "query">): Promise<ActiveState> {
  const { rows } = await client.query<ActiveState>(SELECT_STATE);
  // A migration inserted the row.
  return rows[0] as ActiveState;
}

const SELECT_STATE = `
  select state.activation_id as "activationId", digest, keys_revision as "keysRevision"
  from configuration_state as state left join configuration_activations using (activation_id)`;

/** A switch to another version. */
export interface HistoryEntry extends Actor {
  readonly activationId: string;
  readonly at: Date;
  readonly kind: "activate" | "rollback";
  readonly digest: string;
  /** The digest of the version before; null for the first switch. */
  readonly previous: string | null;
  readonly databaseRole: string;
}

interface HistoryQuery {
  readonly limit: number;
  /** Only switches before the one with this ID. */
  readonly before?: string | undefined;
}

/** Reads the latest switches, the newest first. */
export async function readHistory(
  client: Pick<ClientBase, "query">,
  { limit, before }: HistoryQuery,
): Promise<readonly HistoryEntry[]> {
  const { rows } = await client.query<HistoryEntry>(SELECT_HISTORY, [limit, before ?? null]);
  return rows;
}

const SELECT_HISTORY = `
  select activation_id as "activationId", at, kind, digest, previous, actor, database_role as "databaseRole", reason
  from configuration_activations where $2::bigint is null or configuration_activations.activation_id < $2
  order by configuration_activations.activation_id desc limit $1`;
