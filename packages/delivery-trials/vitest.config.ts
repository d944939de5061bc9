import { defineProject } from "vitest/config";

export default defineProject({
  // A trial is a database, four processes of the service and a receiver, on a machine that runs other tests beside it.
  test: { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } },
});
