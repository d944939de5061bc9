import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    // One process runs all files: what is tested keeps no state, and to start one for each takes as long as the tests.
    isolate: false,
    // Properties try thousands of cases, and a busy machine is slow at that.
    testTimeout: 60_000,
    // *.test-d.ts is checked, not run: what it expects of types is for the compiler to judge.
    typecheck: { enabled: true, tsconfig: "tsconfig.test.json" },
  },
});
