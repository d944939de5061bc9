import { defineProject } from "vitest/config";

export default defineProject({
  // Properties run thousands of cases, which are slow on a busy machine.
  test: {
    // One worker runs many files: a process and its modules for each file take as long as the tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
