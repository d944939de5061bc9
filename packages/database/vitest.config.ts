import { defineProject } from "vitest/config";

export default defineProject({
  // Each file starts a database server of its own, and a busy machine is slow at that.
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
});
