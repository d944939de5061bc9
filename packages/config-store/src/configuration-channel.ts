import type { ClientBase } from "pg";

/**
 * The channel of PostgreSQL's NOTIFY on which processes hear that another version is active, or that keys have changed.
 * A hint that saves them from waiting for their next look: nothing rests on it.
 */
export const CONFIGURATION_CHANNEL = "payment_routing_configuration";

/** Tells all processes, with the commit of the transaction. */
export async function announceChange(client: Pick<ClientBase, "query">): Promise<void> {
  await client.query(`notify ${CONFIGURATION_CHANNEL}`);
}
