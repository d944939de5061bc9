import { defineProject, type TestUserConfig } from "vitest/config";

const SHARED: TestUserConfig = {
  // One worker runs many files: a process and its modules for each file take as long as the tests.
  isolate: false,
  // Node runs TypeScript itself. Vite would transform each module again for every package that loads it, which took a tenth of
  // the processor time of a run. Without it, modules cannot be mocked.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Properties try thousands of cases, servers and processes are real, and a busy machine makes all of them late.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

/** The tests of a package, with the options that all packages have. */
export function defineTests(options: TestUserConfig = {}) {
  return defineProject({ test: { ...SHARED, ...options } });
}

/** The tests of a package that needs PostgreSQL. All packages share one server. */
export function defineDatabaseTests(options: TestUserConfig = {}) {
  return defineTests({
    globalSetup: "@payment-routing/embedded-database/testing/share-server",
    ...options,
  });
}
