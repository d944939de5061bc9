import { defineProject } from "vitest/config";

export default defineProject({
  // Starting and stopping servers is slow on a busy machine.
  test: {
    // One worker runs many files: a process and its modules for each file take as long as the tests.
    isolate: false,
    globalSetup: "./src/testing/share-server.ts",
    testTimeout: 30_000,
  },
});
