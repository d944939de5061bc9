import { defineDatabaseTests } from "../../vitest.project.ts";

export default defineDatabaseTests({
  // A test replaces modules, which only Vite's runner can do.
  experimental: { viteModuleRunner: true },
});
