import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    // One worker runs many files: a process and its modules for each file take as long as the tests.
    isolate: false,
    globalSetup: "@payment-routing/embedded-database/testing/share-server",
    // Servers, databases and time-outs are real here, and a busy machine makes all of them late.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // *.test-d.ts is checked, not run: what it expects of types is for the compiler to judge.
    typecheck: { enabled: true, tsconfig: "tsconfig.test.json" },
  },
});
