import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "scripts"],
    // The last line of .ci/run is counted from this file.
    reporters: process.env.CI
      ? ["default", ["json", { outputFile: ".cache/test-results.json" }]]
      : ["default"],
  },
});
