import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    // One process runs all files: the tests share no state, and starting processes would take as long as the tests.
    isolate: false,
  },
});
