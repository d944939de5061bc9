import type { ClientBase } from "pg";

/** A switch to another version. */
export interface HistoryEntry {
  readonly activationId: string;
  readonly at: Date;
  readonly kind: "activate" | "rollback";
  readonly digest: string;
  /** The digest of the version before; null for the first switch. */
  readonly previous: string | null;
  readonly actor: string;
  readonly databaseRole: string;
  readonly reason: string;
}

/** Reads the latest switches, the newest first. */
export async function readHistory(
  client: Pick<ClientBase, "query">,
  { limit }: { readonly limit: number },
): Promise<readonly HistoryEntry[]> {
  const { rows } = await client.query<HistoryEntry>(SELECT_HISTORY, [limit]);
  return rows;
}

const SELECT_HISTORY = `
  select activation_id as "activationId", at, kind, digest, previous, actor, database_role as "databaseRole", reason
  from configuration_activations order by configuration_activations.activation_id desc limit $1`;
