import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    globalSetup: "@payment-routing/embedded-database/testing/share-server",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
