import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { SCENARIOS } from "../scenarios/scenarios.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

function runMain(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [MAIN, ...args], { encoding: "utf8" });
}

test("--help names every scenario", () => {
  const { status, stdout } = runMain("--help");
  expect({ status, missing: SCENARIOS.filter(({ name }) => !stdout.includes(`  ${name} `)) }).toEqual({
    status: 0,
    missing: [],
  });
});

test.each([
  { name: "an unknown option", given: ["--hours", "1"], want: "'--hours'" },
  {
    name: "an unknown scenario",
    given: ["--scenario", "flood"],
    want: '--scenario: expected a scenario that --help lists, got "flood"',
  },
  {
    name: "an invalid number",
    given: ["--minutes", "soon"],
    want: '--minutes: expected a number, got "soon"',
  },
])("rejects $name before anything runs", ({ given, want }) => {
  const { status, stderr } = runMain(...given);
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(want) });
});
