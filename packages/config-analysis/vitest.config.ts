import { defineProject } from "vitest/config";

export default defineProject({
  // Thousands of requests are decided, and a busy machine takes its time.
  test: { testTimeout: 60_000 },
});
