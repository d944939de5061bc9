import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import { type CommandContext, findAround } from "../command-context.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { addToWorkspace } from "./add-to-workspace.ts";
import { type NewContractOptions, readNewContract } from "./read-new-contract.ts";

interface NewOptions extends NewContractOptions {
  readonly run: boolean;
}

/** Defines `contracts new`: everything that a repository needs for one more contract. */
export function addNewCommand(command: Command, { folder, end }: CommandContext): void {
  command
    .argument("<name>", "name of the contract: lower-case words with hyphens", parseName)
    .requiredOption("--from <file>", "XSD file, or JSON Schema file; files that it refers to come along")
    .addOption(
      new Option(
        "--lint <level>",
        "sound takes JSON Schemas of any draft as they are; house asks for the conventions of contracts, too",
      )
        .choices(["house", "sound"])
        .default("house"),
    )
    .addOption(
      new Option(
        "--direction <direction>",
        "how the documents of its roots travel; its contract.json can change it for each",
      )
        .choices(["request", "response", "stored"])
        .default("request"),
    )
    .option("--no-run", "only write the files; do not install, build and document the package")
    .action(async (name: string, options: NewOptions) => end(await addContract(name, options, folder)));
}

function parseName(name: string): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  throw new InvalidArgumentError("Expected lower-case words with hyphens, such as refund.");
}

async function addContract(
  name: string,
  { from, direction, lint, run }: NewOptions,
  folder: string,
): Promise<0 | 1 | 2> {
  const root = findAround(folder, (around) => existsSync(join(around, "schemas")));
  if (root === undefined) return fail(`there is no folder schemas in ${folder} or a folder around it`);
  if (!existsSync(resolve(folder, from))) return fail(`there is no file ${from}`);
  try {
    const contract = await readNewContract(name, { from, direction, lint }, folder);
    const written = addToWorkspace(root, contract);
    for (const file of written) console.log(`wrote ${file}`);
    console.log(
      `\nEvery root has the direction "${direction}". To change one, edit schemas/${name}/contract.json.`,
    );
    return run ? runSteps(root, written) : 0;
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const isHouse = lint === "house" && !from.endsWith(".xsd");
    const hint = isHouse ? " To take the schema as it is: --lint sound." : "";
    return fail(`${error.message}\n\nNothing was written.${hint}`);
  }
}

/** Runs what follows the edits. The install links the new package; npm run document builds it first. */
function runSteps(root: string, written: readonly string[]): 0 | 1 {
  const steps: readonly (readonly [command: string, ...args: string[]])[] = [
    ["npm", "install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"],
    ["npx", "biome", "check", "--write", "--files-ignore-unknown=true", ...written],
    ["npm", "run", "document", "--loglevel=error"],
  ];
  for (const [index, [command, ...args]] of steps.entries()) {
    console.log(`\n${command} ${args.join(" ")}`);
    if (spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0) continue;
    const left = steps.slice(index).map((step) => `  ${step.join(" ")}`);
    console.error(
      `${command} failed. The files of the contract are written. Solve the problem, then run:\n${left.join("\n")}`,
    );
    return 1;
  }
  return 0;
}

function fail(message: string): 2 {
  console.error(message);
  return 2;
}
