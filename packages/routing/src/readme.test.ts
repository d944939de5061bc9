import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

test("the README's example prints what its comments say", { timeout: 20_000 }, () => {
  const readme = readFileSync(`${PACKAGE}/README.md`, "utf8");
  const example = /```ts\n(.+?)```/s.exec(readme)?.[1] ?? "";
  const announced = Array.from(example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm), ([, line]) => line);
  const flags = ["--input-type=module-typescript", "--eval", example];
  const { stdout, stderr } = spawnSync(process.execPath, flags, { cwd: PACKAGE, encoding: "utf8" });
  expect({ stdout: stdout.split("\n"), stderr }).toEqual({ stdout: [...announced, ""], stderr: "" });
  expect(announced).toHaveLength(4);
});
