import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readConfig } from "@changesets/config";
import { expect, test } from "vitest";
import { listContractPackages } from "./releasing/releases.ts";
import { fromRoot } from "./repository.ts";

test("the contracts have one version, and keep it: Changesets raises all of them together", async () => {
  const manifests = listContractPackages().map((folder) =>
    JSON.parse(readFileSync(fromRoot(`packages/${folder}/package.json`), "utf8")),
  );
  expect(new Set(manifests.map(({ version }) => version)).size).toBe(1);
  const { config } = await readConfig(fromRoot(""));
  const [group = []] = config?.fixed ?? [];
  expect(group.toSorted()).toEqual(manifests.map(({ name }) => name).sort());
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
