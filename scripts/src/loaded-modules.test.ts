import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { fromRoot } from "./repository.ts";

const COUNT = `import { registerHooks } from "node:module";
  let count = 0;
  registerHooks({ load(url, context, next) {
    count += url.startsWith("file:");
    return next(url, context);
  } });
  process.on("exit", () => process.stderr.write(\`\${count} modules\`));`;

// A command loads what it runs, so the help comes at once.
test.each([
  { command: "packages/cli/bin/payment-routing.js", modules: 60 },
  { command: "packages/contract-tools/bin/contracts.js", modules: 50 },
  { command: "packages/contract-tools/bin/xsd.js", modules: 225 },
])("$command --help loads at most $modules modules", ({ command, modules }) => {
  const preload = `data:text/javascript,${encodeURIComponent(COUNT)}`;
  const script = `node --import '${preload}' ${fromRoot(command)} --help 2>&1 >/dev/null`;
  const output = execFileSync("/bin/sh", ["-c", script], { encoding: "utf8" });
  const [, count = ""] = /^(\d+) modules$/.exec(output) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(Number(count)).toBeLessThanOrEqual(modules);
});
