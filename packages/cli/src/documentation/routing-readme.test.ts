import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runProcess } from "../../test/run-process.ts";

// In this package, because the example loads a configuration.
test("the example of analyses in the README of routing runs unchanged", async () => {
  const readme = readFileSync(new URL("../../../routing/README.md", import.meta.url), "utf8");
  const example = /^## Analyse[\s\S]*?```ts\n([\s\S]*?)```/m.exec(readme)?.[1] ?? "";
  const running = runProcess(process.execPath, ["--input-type=module-typescript", "--eval", example]);
  const { code, stdout, stderr } = await running.ended();
  expect([code, stderr]).toEqual([0, ""]);
  const [findings, passed, ...lines] = stdout.trim().split("\n");
  expect([findings, passed, lines.at(-1)]).toEqual(["[]", "true", "candidate"]);
  expect(lines[0]).toMatch(/^1 \[ \{ id: 10, lost: \d+, won: 0 \} \]$/);
});
