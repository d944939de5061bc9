import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Every core, where Vitest leaves one to others: what many of the tests do most is wait, for servers, databases and
// processes. Projects take no option from the configuration below, but they take this.
process.env.VITEST_MAX_WORKERS ??= String(availableParallelism());

export default defineConfig({
  test: {
    projects: ["packages/*", "scripts"],
    // The last line of .ci/run is counted from this file.
    reporters: process.env.CI
      ? ["default", ["json", { outputFile: ".cache/test-results.json" }]]
      : ["default"],
  },
});
