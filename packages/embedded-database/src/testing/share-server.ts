import { SERVER_VARIABLE } from "./create-test-database.ts";
import { startTestServer } from "./start-test-server.ts";

/**
 * The `globalSetup` of each vitest project whose tests use `createTestDatabase`. The first project of a run starts the
 * server and stops it at the end of the run.
 */
export default async function shareTestServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[SERVER_VARIABLE]) return undefined;
  const { connectionString, stop } = await startTestServer();
  process.env[SERVER_VARIABLE] = connectionString;
  return stop;
}
