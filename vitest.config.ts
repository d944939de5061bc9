import { existsSync, statfsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// One worker more than cores, because many tests wait for servers, databases and processes. Projects take no option from
// the configuration below, but they take this.
process.env.VITEST_MAX_WORKERS ??= String(availableParallelism() + 1);

// Tests create and delete a hundred thousand files, most of them for databases. On ext4, a file costs up to a millisecond
// of processor time to create while inodes near it were deleted moments ago; in memory it costs microseconds.
if (hasSpace("/dev/shm")) process.env.TMPDIR ??= "/dev/shm";

// Tests start hundreds of processes that load the same modules: Node compiles each module once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL(".cache/node-compile", import.meta.url));

export default defineConfig({
  test: {
    projects: ["packages/*", "scripts"],
    // The last line of .ci/run is counted from this file.
    reporters: process.env.CI
      ? ["default", ["json", { outputFile: ".cache/test-results.json" }]]
      : ["default"],
  },
});

/** Tests need less than 500 MB at a time. In a container, this folder often has 64 MB. */
function hasSpace(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 ** 30;
}
