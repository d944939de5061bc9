import type { Pool } from "@payment-routing/database";
import type { ClientBase } from "pg";

/** The channel of NOTIFY for changes of the active version and of keys. A hint only: processes also poll. */
export const CONFIGURATION_CHANNEL = "payment_routing_configuration";

/** Notifies all processes when the transaction commits. */
export async function announceChange(client: Pick<ClientBase, "query">): Promise<void> {
  await client.query(`notify ${CONFIGURATION_CHANNEL}`);
}

/** Listens for notifications of the database. They are a hint only: callers also poll. */
export interface ChangeListener {
  /** Resolves at the next notification. Reconnects if the connection was lost. */
  next(): Promise<void>;
  close(): void;
}

/** Listens for changes of the active version and of keys, over one connection of the pool. */
export function listenForChanges(pool: Pool): ChangeListener {
  let notified = Promise.withResolvers<void>();
  let isListening = false;
  const closed = Promise.withResolvers<void>();

  async function listen(): Promise<void> {
    if (isListening) return;
    isListening = true;
    // The next call of `next` retries.
    await holdConnection().catch(() => {});
    isListening = false;
  }

  /** Holds a connection until it ends, cannot listen, or the listener is closed. */
  async function holdConnection(): Promise<void> {
    const client = await pool.connect();
    try {
      const ended = new Promise((resolve) => client.once("end", resolve));
      client.on("notification", () => {
        notified.resolve();
        notified = Promise.withResolvers();
      });
      const listening = client.query(`listen ${CONFIGURATION_CHANNEL}`).then(() => ended);
      await Promise.race([closed.promise, ended, listening]);
    } finally {
      client.release(true);
    }
  }

  return {
    next() {
      void listen();
      return notified.promise;
    },
    close: () => closed.resolve(),
  };
}
