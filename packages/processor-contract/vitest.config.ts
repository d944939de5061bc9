import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    // Properties try thousands of cases, and a busy machine is slow at that.
    testTimeout: 60_000,
    // *.test-d.ts is checked, not run: what it expects of types is for the compiler to judge.
    typecheck: { enabled: true, tsconfig: "tsconfig.test.json" },
  },
});
