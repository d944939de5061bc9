import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Every core, where Vitest leaves one to others: what many of the tests do most is wait, for servers, databases and
// processes. Projects take no option from the configuration below, but they take this.
process.env.VITEST_MAX_WORKERS ??= String(availableParallelism());

// Tests start hundreds of processes that load the same modules: Node compiles each module once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL(".cache/node-compile", import.meta.url));

export default defineConfig({
  test: {
    projects: ["packages/*", "scripts"],
    // The last line of .ci/run is counted from this file.
    reporters: process.env.CI
      ? ["default", ["json", { outputFile: ".cache/test-results.json" }]]
      : ["default"],
  },
});
