// `node run-related-tests.ts [--package NAME]... FILE...`: runs the tests that files reach by imports; of the packages alone, if any
// is named. Vitest's command takes no folders together with files.
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { package: { type: "string", multiple: true, default: [] } },
});
const folders = values.package.map((name) => `packages/${name}/`);
// It sets the exit code.
const vitest = await startVitest("test", folders, {
  watch: false,
  passWithNoTests: true,
  project: ["!slow"],
  related: positionals,
});
await vitest.close();
