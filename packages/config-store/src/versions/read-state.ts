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
