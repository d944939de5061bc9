import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fromRoot } from "./repository.ts";

function runOtherLanguages(path: string, ...args: readonly string[]) {
  const script = fromRoot("scripts/src/other-languages.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: "utf8",
    env: { PATH: path },
  });
  return { status, stdout, stderr };
}

test("names the packages that are missing, and fails because nothing was run", () => {
  const empty = mkdtempSync(join(tmpdir(), "no-tools-"));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  expect(runOtherLanguages(empty, "go")).toEqual({
    status: 1,
    stdout:
      "go: not installed. On Debian: apt-get install golang-go libxml2-utils\n" +
      "0 passed, 0 failed, 1 not installed\n",
    stderr: "No recipe was run.\n",
  });
});

test("rejects a language without a recipe", () => {
  const { status, stderr } = runOtherLanguages("", "cobol");
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      "error: command-argument value 'cobol' is invalid for argument 'LANGUAGE'. Allowed choices are java, python, go.\n",
  });
});
