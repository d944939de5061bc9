import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as api from "./index.ts";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");

test("the example prints the output in its comments", () => {
  const example = /```ts\n(.+?)```/s.exec(README)?.[1] ?? "";
  const announced = Array.from(example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm), ([, line]) => line);
  const flags = ["--input-type=module-typescript", "--eval", example];
  const printed = execFileSync(process.execPath, flags, { cwd: PACKAGE, encoding: "utf8" });
  expect(announced).toHaveLength(2);
  expect(printed).toBe(`${announced.join("\n")}\n`);
});

test("the table of codes lists all codes", () => {
  const rows = README.matchAll(/^\| `([a-z-]+)` +\| (?:XML|JSON|both) +\|/gm);
  expect(Array.from(rows, ([, code]) => code)).toEqual(api.ISSUE_CODES);
});

test("the table of limits lists the defaults", () => {
  const rows = README.matchAll(/^\| `(max\w+)` +\| ([\d,]+)/gm);
  const documented = Array.from(rows, ([, name, value = ""]) => [name, Number(value.replace(",", ""))]);
  expect(Object.fromEntries(documented)).toEqual(api.DEFAULT_BOUNDS);
});

test("the table of exports lists all exports", () => {
  const end = README.indexOf("`@payment-routing/contract-runtime/codegen`");
  const table = README.slice(README.indexOf("| export "), end);
  for (const name of Object.keys(api)) expect(table).toContain(`\`${name}`);
});
