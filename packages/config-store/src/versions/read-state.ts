import type { ClientBase } from "pg";

/** What every process has to know of: it changes whenever one of them has something to do. */
export interface ActiveState {
  /** Raised with every switch; null before the first. */
  readonly activationId: string | null;
  /** The version that is active; null before the first. */
  readonly digest: string | null;
  /** Raised with every change of keys. */
  readonly keysRevision: string;
}

/** Reads what is active now. */
export async function readState(client: Pick<ClientBase, "query">): Promise<ActiveState> {
  const { rows } = await client.query<ActiveState>(SELECT_STATE);
  // Migrations have put the row there.
  return rows[0] as ActiveState;
}

const SELECT_STATE = `
  select state.activation_id as "activationId", digest, keys_revision as "keysRevision"
  from configuration_state as state left join configuration_activations using (activation_id)`;
