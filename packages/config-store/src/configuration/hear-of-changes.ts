import type { Pool } from "@payment-routing/database";
import { CONFIGURATION_CHANNEL } from "../configuration-channel.ts";

/** What tells of changes as long as its connection holds. A hint: whoever waits for it looks every so often anyway. */
export interface Hearing {
  /** Resolves at the next change that is heard of. */
  next(): Promise<void>;
  close(): void;
}

/** Listens to what the database tells of changes of the configuration and of keys; again at the next wait when it was cut off. */
export function hearOfChanges(pool: Pool): Hearing {
  let told = Promise.withResolvers<void>();
  let isListening = false;
  const closed = Promise.withResolvers<void>();

  async function listen(): Promise<void> {
    if (isListening) return;
    isListening = true;
    // It is tried again at the next wait.
    await hear().catch(() => {});
    isListening = false;
  }

  /** Holds a connection until it is over, cannot listen, or is not needed any more. */
  async function hear(): Promise<void> {
    const client = await pool.connect();
    try {
      const ended = new Promise((resolve) => client.once("end", resolve));
      client.on("notification", () => {
        told.resolve();
        told = Promise.withResolvers();
      });
      const heard = client.query(`listen ${CONFIGURATION_CHANNEL}`).then(() => ended);
      await Promise.race([closed.promise, ended, heard]);
    } finally {
      client.release(true);
    }
  }

  return {
    next() {
      void listen();
      return told.promise;
    },
    close: () => closed.resolve(),
  };
}
