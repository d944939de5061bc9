import { defineProject } from "vitest/config";

export default defineProject({
  // Servers are started and ended here, and a busy machine is slow at both.
  test: {
    // One worker runs many files: a process and its modules for each file take as long as the tests.
    isolate: false,
    globalSetup: "./src/testing/share-server.ts",
    testTimeout: 30_000,
  },
});
