import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { FAULTS } from "./faults.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const NAMES = FAULTS.map(({ name }) => name);

function runMain(...args: string[]) {
  return spawnSync(process.execPath, [MAIN, ...args], { encoding: "utf8" });
}

test("--help names every fault", () => {
  const { status, stdout } = runMain("--help");
  expect({ status, missing: NAMES.filter((name) => !stdout.includes(`  ${name} `)) }).toEqual({
    status: 0,
    missing: [],
  });
});

test("rejects an unknown fault before anything runs", () => {
  const { status, stderr } = runMain("--fault", "flood");
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining("got flood") });
});

test("docs/operations/failover.md has a row for every fault, and for no other", () => {
  const page = readFileSync(new URL("../../../../docs/operations/failover.md", import.meta.url), "utf8");
  const names = [...page.matchAll(/^\| .*?\(`([a-z-]+)`\) \|/gm)].map(([, name]) => name);
  expect(names).toEqual(NAMES);
});
