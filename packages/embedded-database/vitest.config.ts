import { defineProject } from "vitest/config";

export default defineProject({
  // Servers are started and ended here, and a busy machine is slow at both.
  test: { globalSetup: "./src/testing/share-server.ts", testTimeout: 30_000 },
});
