import { defineDatabaseTests } from "../../vitest.project.ts";

export default defineDatabaseTests({
  // *.test-d.ts is checked, not run: what it expects of types is for the compiler to judge.
  typecheck: { enabled: true, tsconfig: "tsconfig.test.json" },
});
