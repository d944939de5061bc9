import { defineProject } from "vitest/config";

export default defineProject({
  // Properties try thousands of cases, and a busy machine is slow at that.
  test: {
    // One worker runs many files: a process and its modules for each file take as long as the tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
