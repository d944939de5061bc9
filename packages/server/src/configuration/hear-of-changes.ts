import { CONFIGURATION_CHANNEL } from "@payment-routing/config-versions";
import type { openPool } from "@payment-routing/delivery";

/** What tells of changes as long as its connection holds. A hint: whoever waits for it looks every so often anyway. */
export interface Hearing {
  /** Resolves at the next change that is heard of. */
  next(): Promise<void>;
  close(): void;
}

/** Listens to what the database tells of changes of the configuration and of keys; again at the next wait when it was cut off. */
export function hearOfChanges(pool: ReturnType<typeof openPool>): Hearing {
  let told = Promise.withResolvers<void>();
  let isListening = false;
  let leave = () => {};

  async function listen(): Promise<void> {
    if (isListening) return;
    isListening = true;
    try {
      const client = await pool.connect();
      client.once("end", () => {
        isListening = false;
        client.release(true);
      });
      client.on("notification", () => {
        told.resolve();
        told = Promise.withResolvers();
      });
      leave = () => void client.end();
      await client.query(`listen ${CONFIGURATION_CHANNEL}`);
    } catch {
      isListening = false;
    }
  }

  return {
    next() {
      void listen();
      return told.promise;
    },
    close: () => leave(),
  };
}
