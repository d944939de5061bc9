// A consumer of contract-tools: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runXsd } from "@payment-routing/contract-tools";

const folder = mkdtempSync(join(tmpdir(), "contract-tools-"));
try {
  writeFileSync(
    join(folder, "order.xsd"),
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="order" type="xs:int"/></xs:schema>',
  );
  writeFileSync(join(folder, "order.xml"), "<order>7</order>");

  // The command of the package's bin, as npx runs it.
  const command = join(import.meta.dirname, "node_modules/.bin/xsd");
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [command, ...args], { cwd: folder, encoding: "utf8" });
  assert.deepEqual(JSON.parse(run("validate", "--schema", "order.xsd", "order.xml")), {
    document: "order.xml",
    valid: true,
    issues: [],
  });
  assert.match(run("generate", "--schema", "order.xsd", "--out", "order"), /^order\/src\/index\.ts$/m);
  assert.ok(existsSync(join(folder, "order/package.json")));

  // And the same as a function.
  const code: 0 | 1 | 2 = runXsd(["generate", "--schema", "order.xsd", "--out", "order", "--check"], {
    folder,
  });
  assert.equal(code, 0);
} finally {
  rmSync(folder, { recursive: true });
}
