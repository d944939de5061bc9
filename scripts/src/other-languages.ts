// `npm run other-languages`: runs the recipes of docs/other-languages with the tools that are installed.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Argument, Command } from "commander";
import { checkCallbacks, checkSearch } from "./other-languages/check-documents.ts";
import { RECIPES, type Recipe } from "./other-languages/recipes.ts";
import { runTool, ToolError } from "./other-languages/run-tool.ts";
import { fromRoot } from "./repository.ts";

const { args } = new Command("npm run other-languages --")
  .description(
    "Run the recipes of docs/other-languages.md: generate types from the schemas, exchange documents, check the signatures. " +
      "Generated files go to a temporary folder. Exit with 1 if a recipe fails or none was run.",
  )
  .addArgument(
    new Argument("[LANGUAGE...]", "the recipes to run (default: all)").choices(Object.keys(RECIPES)),
  )
  .parse();

const languages = Object.entries(RECIPES).filter(
  ([language]) => args.length === 0 || args.includes(language),
);
const count = { passed: 0, failed: 0, "not installed": 0 };
for (const [language, recipe] of languages) {
  const missing = recipe.findMissing();
  if (missing.length > 0) {
    count["not installed"]++;
    console.log(`${language}: not installed. On Debian: apt-get install ${missing.join(" ")}`);
    continue;
  }
  const problems = await run(recipe);
  count[problems.length === 0 ? "passed" : "failed"]++;
  console.log(`${language}: ${problems.length === 0 ? "passed" : "failed"}`);
  for (const problem of problems) console.log(`  ${problem}`);
}
console.log(`${count.passed} passed, ${count.failed} failed, ${count["not installed"]} not installed`);
if (count.passed + count.failed === 0) console.error("No recipe was run.");
process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;

/** Runs a recipe in a copy of the programs. Returns what is wrong. */
async function run(recipe: Recipe): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "other-languages-"));
  const problems: string[] = [];
  try {
    cpSync(fromRoot("docs/other-languages"), folder, { recursive: true });
    for (const command of recipe.build(folder)) runTool(command);
    problems.push(...(await checkSearch(recipe.search(folder), recipe.known.search)));
    problems.push(...checkCallbacks(recipe.callback(folder), recipe.known.callback));
    runTool(recipe.vectors(folder));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    problems.push(error.message);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return problems;
}
