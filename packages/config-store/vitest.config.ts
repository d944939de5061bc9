import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    // One worker runs many files: a process and its modules for each file take as long as the tests.
    isolate: false,
    globalSetup: "@payment-routing/embedded-database/testing/share-server",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
