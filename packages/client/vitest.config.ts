import { defineDatabaseTests } from "../../vitest.project.ts";

export default defineDatabaseTests({
  // The compiler checks *.test-d.ts files; they are not run.
  typecheck: { enabled: true, tsconfig: "tsconfig.test.json" },
});
