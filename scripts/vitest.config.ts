import { defineProject } from "vitest/config";

export default defineProject({
  // Properties run thousands of cases, which are slow on a busy machine.
  test: { isolate: false, testTimeout: 60_000, hookTimeout: 60_000 },
});
