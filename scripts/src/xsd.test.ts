import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const COMMAND = fileURLToPath(new URL("xsd.ts", import.meta.url));
const EXAMPLES = fileURLToPath(new URL("../../packages/xsd-compiler/examples/ubl/", import.meta.url));

test("npm run xsd reads files from the folder that npm was called in", () => {
  const args = ["validate", "--schema", "invoice.xsd", "valid/invoice.xml"];
  const { status, stdout } = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: EXAMPLES },
  });
  expect(JSON.parse(stdout)).toEqual({ document: "valid/invoice.xml", valid: true, issues: [] });
  expect(status).toBe(0);
});
