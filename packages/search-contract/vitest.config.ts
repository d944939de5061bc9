import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    // One process runs all files: the tests share no state, and starting processes would take as long as the tests.
    isolate: false,
    // Properties run thousands of cases, which are slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
