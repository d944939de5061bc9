import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    // Compilers and npm run in processes of their own, and a busy machine is slow at that.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
