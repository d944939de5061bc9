import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    globalSetup: "@payment-routing/embedded-database/testing/share-server",
    // Servers, processes and timeouts are real, and slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
