import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planRelease } from "./releasing/plan-release.ts";
import { listContractPackages } from "./releasing/store-release.ts";
import { fromRoot } from "./repository.ts";

const versions = new Map<string, string>(
  listContractPackages().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(fromRoot(`packages/${folder}/package.json`), "utf8"));
    return [name, version];
  }),
);

test("the contracts have one version, also after the next release", async () => {
  expect(new Set(versions.values()).size).toBe(1);
  const planned = (await planRelease()).filter(({ name }) => versions.has(name));
  expect(new Set(planned.map(({ newVersion }) => newVersion)).size).toBeLessThanOrEqual(1);
  expect([0, versions.size]).toContain(planned.length);
});

test("a dry run shows what would be packed, and changes nothing", () => {
  const before = listStates();
  const printed = execFileSync(process.execPath, [fromRoot("scripts/src/release.ts"), "--dry-run"], {
    encoding: "utf8",
  });
  expect(printed).toMatch(/^@payment-routing\/\S+ +\d+\.\d+\.\d+.* kB \d+ files$/m);
  expect(listStates()).toBe(before);
});

/** What a release writes. Other tests may write elsewhere meanwhile. */
const WRITTEN = [
  ...[".changeset", "schemas", "scripts/consumers", "release", "package-lock.json"],
  ...["packages/*/package.json", "packages/*/CHANGELOG.md", "*.tgz"],
];

function listStates(): string {
  return [["status", "--porcelain", "--ignored"], ["diff"]]
    .map((args) => execFileSync("git", [...args, "--", ...WRITTEN], { cwd: fromRoot(""), encoding: "utf8" }))
    .join("\n");
}
