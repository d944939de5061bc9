import { defineDatabaseTests } from "../vitest.project.ts";

export default defineDatabaseTests({
  // Under the conditions of Vite, a package that the tests import has TypeScript, which Node does not run in node_modules.
  experimental: { viteModuleRunner: true },
});
