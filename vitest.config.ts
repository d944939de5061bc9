import { existsSync, globSync, statfsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration, type TestUserConfig } from "vitest/config";
import { checkLogLines } from "./scripts/test/log-lines/check-lines.ts";

// Tests import what is built, and each of them would fail with the name of another missing file.
if (globSync("packages/*/dist", { cwd: import.meta.dirname }).length === 0)
  throw new Error("No package is built: run npm run build, or npm test, which builds first.");

// One worker more than cores, because many tests wait for servers, databases and processes. Projects take no option from
// the configuration below, but they take this.
process.env.VITEST_MAX_WORKERS ??= String(availableParallelism() + 1);

// Tests create and delete a hundred thousand files, most of them for databases. On ext4, a file costs up to a millisecond
// of processor time to create while inodes near it were deleted moments ago; in memory it costs microseconds.
if (hasSpace("/dev/shm")) process.env.TMPDIR ??= "/dev/shm";

// Tests start hundreds of processes that load the same modules: Node compiles each module once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL(".cache/node-compile", import.meta.url));

const SHARED: TestUserConfig = {
  // One worker runs many files: a process and its modules for each file take as long as the tests.
  isolate: false,
  // Node runs TypeScript itself. Vite would transform each module again, which took a tenth of the processor time of a run.
  // Without it, modules cannot be mocked.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Properties try thousands of cases, servers and processes are real, and a busy machine makes all of them late.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

// All test files share one PostgreSQL.
const WITH_DATABASE: TestUserConfig = {
  ...SHARED,
  globalSetup: "@payment-routing/embedded-database/testing/share-server",
};

// Under the conditions of Vite, a package that scripts import has TypeScript, which Node does not run in node_modules.
const WITH_VITE: TestUserConfig = { ...WITH_DATABASE, experimental: { viteModuleRunner: true } };

/** A trial is a database, four processes of the service and a receiver, on a machine that runs other tests beside it. */
const ISOLATED: TestUserConfig = { isolate: true, testTimeout: 120_000, hookTimeout: 120_000 };

const DATABASE =
  "packages/{cli,client,config-store,database,decision-store,delivery,embedded-database,server}/**/*.test.ts";
const TRIALS = "packages/delivery-trials/**/*.test.ts";
const BROWSER = "scripts/src/console.test.ts";
const MOCKS = "packages/cli/src/service/start-service.closing.test.ts";
const SLOW = "{packages,scripts}/**/*.slow.test.ts";
const DEBIAN = "packages/**/*.debian.test.ts";
// Searches for faults: their number of cases, or the size of the largest, is a multiple of EFFORT.
const SEARCHES = [
  "packages/{config-store,contract-runtime,contract-tools,delivery,xsd-compiler}/**/*.{property,model}.test.ts",
  "packages/{callback-contract,contract-tools,search-contract,xsd-compiler}/**/{agreement,libxml2-agreement,compile-pattern,pack-tables,fuzz,cost,message-size}.test.ts",
];
const ELSEWHERE = ["**/{node_modules,dist}/**", SLOW, DEBIAN];

// Not a project for each package: workers are not shared between projects, and each loads Vitest and the packages anew.
// Vitest runs projects in the order of their names. Those with the longest files come first, so that no core is idle at the end.
const PROJECTS: readonly TestUserConfig[] = [
  { ...WITH_VITE, name: "browser", include: [BROWSER] },
  { ...WITH_VITE, name: "build", include: ["scripts/**/*.test.ts", MOCKS], exclude: [BROWSER, ...ELSEWHERE] },
  { ...WITH_DATABASE, name: "database", include: [DATABASE], exclude: [MOCKS, ...ELSEWHERE] },
  { ...SHARED, ...ISOLATED, name: "faults", include: [TRIALS], exclude: ELSEWHERE },
  { ...SHARED, name: "plain", include: ["packages/**/*.test.ts"], exclude: [DATABASE, TRIALS, ...ELSEWHERE] },
  // What few changes break: packed packages, older compilers, published schema sets, benchmarks, most trials. `npm test` leaves it out.
  { ...WITH_VITE, ...ISOLATED, name: "slow", include: [SLOW] },
];

/** The compiler checks these files; they are not run. */
const TYPES: TestProjectInlineConfiguration = {
  test: {
    name: "types",
    typecheck: { only: true, include: ["packages/*/src/**/*.test-d.ts"], tsconfig: "tsconfig.types.json" },
  },
  // In the configuration, this prints a warning to pin the version of Vitest. It is pinned.
  plugins: [
    {
      name: "types",
      configureVitest: ({ project }) => Object.assign(project.config.typecheck, { enabled: true }),
    },
  ],
};

// `npm run test:slow` sets EFFORT, and tries four times what `npm test` does.
const LONG_SEARCHES: readonly TestUserConfig[] =
  process.env.EFFORT === undefined ? [] : [{ ...WITH_DATABASE, name: "slow-searches", include: SEARCHES }];

// `npm run test:postgresql` runs them: they need packages of Debian.
const DEBIAN_PROJECTS: readonly TestUserConfig[] =
  process.env.TEST_POSTGRESQL === undefined ? [] : [{ ...WITH_DATABASE, name: "debian", include: [DEBIAN] }];

export default defineConfig({
  test: {
    projects: [...[...PROJECTS, ...DEBIAN_PROJECTS, ...LONG_SEARCHES].map((test) => ({ test })), TYPES],
    // The last line of .ci/run is counted from the JSON.
    reporters: ["default", checkLogLines(), ...(process.env.CI ? ["json"] : [])],
    outputFile: { json: ".cache/test-results.json" },
  },
});

/** Tests need less than 500 MB at a time. In a container, this folder often has 64 MB. */
function hasSpace(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 ** 30;
}
