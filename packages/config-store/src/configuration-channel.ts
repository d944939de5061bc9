import type { ClientBase } from "pg";

/** The channel of NOTIFY for changes of the active version and of keys. A hint only: processes also poll. */
export const CONFIGURATION_CHANNEL = "payment_routing_configuration";

/** Notifies all processes when the transaction commits. */
export async function announceChange(client: Pick<ClientBase, "query">): Promise<void> {
  await client.query(`notify ${CONFIGURATION_CHANNEL}`);
}
