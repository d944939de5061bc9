import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { expect, test } from "vitest";
import { COMMANDS } from "../command-list.ts";
import { addSettings } from "../settings/read-settings.ts";

const FOLDER = fileURLToPath(new URL("../../../../docs/runbooks/", import.meta.url));
const PAGES = globSync("*.md", { cwd: FOLDER }).sort();
const USES = PAGES.flatMap((page) =>
  findUses(readFileSync(FOLDER + page, "utf8")).map((use) => ({ page, use })),
);

test.each(USES)("docs/runbooks/$page: $use", async ({ use }) => {
  const words = Array.from(use.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? "");
  const find = (count: number) => COMMANDS.find(({ name }) => name === words.slice(1, 1 + count).join(" "));
  const listed = find(2) ?? find(1);
  expect(listed, "a command of the table").toBeDefined();
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  addSettings(program, (await listed?.load())?.settings ?? {});
  // Throws with the wrong argument or option.
  program.parse(words.slice(1 + (listed?.name.split(" ").length ?? 1)), { from: "user" });
});

test("every page is in the index", () => {
  const index = readFileSync(`${FOLDER}README.md`, "utf8");
  const linked = Array.from(index.matchAll(/\(([a-z-]+\.md)/g), ([, name]) => name);
  expect(PAGES.filter((page) => page !== "README.md" && !linked.includes(page))).toEqual([]);
});

/** The lines that run the command, without what follows a pipe or a comment. */
function findUses(markdown: string): readonly string[] {
  const lines = markdown
    .replaceAll(/\\\n\s*/g, "")
    .matchAll(/^\s*(?:\S+=\S+ )*npx (payment-routing [^|#\n]+)/gm);
  return Array.from(lines, ([, use = ""]) => use.trim());
}
