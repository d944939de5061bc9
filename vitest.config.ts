import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "scripts"],
    // Every core: what many of the tests do most is wait, for servers, databases and processes.
    maxWorkers: "100%",
    // The last line of .ci/run is counted from this file.
    reporters: process.env.CI
      ? ["default", ["json", { outputFile: ".cache/test-results.json" }]]
      : ["default"],
  },
});
