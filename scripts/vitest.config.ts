import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    isolate: false,
    globalSetup: "@payment-routing/embedded-database/testing/share-server",
    // Properties run thousands of cases, which are slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
