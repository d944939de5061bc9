import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    // One process runs all files: what is tested keeps no state, and to start one for each takes as long as the tests.
    isolate: false,
    // Thousands of requests are decided, and a busy machine takes its time.
    testTimeout: 60_000,
  },
});
