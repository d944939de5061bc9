import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runProcess } from "../../test/run-process.ts";

test("the example of the README runs as it stands", async () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const [, example = ""] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const { code, stdout, stderr } = await runProcess(process.execPath, [
    "--input-type=module-typescript",
    "--eval",
    example,
  ]).ended();
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("{ status: 'ready' }");
});
