import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const PAGE = readFileSync(join(ROOT, "docs/your-own-xsd.md"), "utf8");

const folder = mkdtempSync(join(tmpdir(), "your-own-xsd-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The code blocks of a language, in the order of the page. */
const blocks = (language: string): string[] =>
  Array.from(PAGE.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm), ([, found, text = ""]) => ({ found, text }))
    .filter(({ found }) => found === language)
    .map(({ text }) => text);

/** The commands of the page, but for those that this test does by hand, because they ask a registry. */
function commands(): string {
  const lines = blocks("sh").flatMap((block) => block.split("\n"));
  return lines.filter((line) => !/npm install|npm pack|^mkdir|^npm run build$/.test(line)).join("\n");
}

/** Stands for `npm install` on the page. */
function install(): void {
  const modules = join(folder, "node_modules");
  for (const scope of ["@payment-routing", "@acme", ".bin"])
    mkdirSync(join(modules, scope), { recursive: true });
  for (const name of ["contract-runtime", "contract-tools"])
    symlinkSync(join(ROOT, "packages", name), join(modules, "@payment-routing", name));
  symlinkSync(join(ROOT, "packages/contract-tools/bin/xsd.js"), join(modules, ".bin/xsd"));
  symlinkSync("../../order", join(modules, "@acme/order"));
}

test("the page from an empty folder to an encoded document runs unchanged", () => {
  install();
  const [schema = "", document = ""] = blocks("xml");
  const [example = ""] = blocks("ts");
  writeFileSync(join(folder, "order.xsd"), schema);
  writeFileSync(join(folder, "order.xml"), document);
  writeFileSync(join(folder, "example.ts"), example);
  const run = (script: string) => {
    const PATH = [join(ROOT, "node_modules/.bin"), process.env.PATH].join(delimiter);
    const options = { cwd: folder, encoding: "utf8", env: { ...process.env, PATH } } as const;
    return spawnSync("bash", ["-e", "-c", script], options);
  };

  const { status, stderr, stdout } = run(commands());
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("rror")]);
  const [printed = "", invalid = ""] = blocks("");
  for (const output of [...blocks("json"), printed]) expect(stdout).toContain(output.trim());

  writeFileSync(join(folder, "order.xml"), document.replace(">2<", ">two<"));
  expect(run("node example.ts")).toMatchObject({ status: 1, stderr: invalid });
});
