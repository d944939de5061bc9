import { defineTests } from "../../vitest.project.ts";

export default defineTests({
  // The compiler checks *.test-d.ts files; they are not run.
  typecheck: { enabled: true, tsconfig: "tsconfig.test.json" },
});
