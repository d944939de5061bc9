import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    // One worker runs many files: a process and its modules for each file take as long as the tests.
    isolate: false,
    // Compilers and npm run in processes of their own, and a busy machine is slow at that.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
