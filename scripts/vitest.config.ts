import { defineProject } from "vitest/config";

export default defineProject({
  // Properties try thousands of cases, and a busy machine is slow at that.
  test: { isolate: false, testTimeout: 60_000, hookTimeout: 60_000 },
});
