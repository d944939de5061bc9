import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { CommandContext } from "../command-context.ts";
import type { Direction } from "../contract-list.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { addToWorkspace } from "./add-to-workspace.ts";
import { readNewContract } from "./read-new-contract.ts";

interface NewOptions {
  readonly from: string;
  readonly direction: Direction;
  readonly run: boolean;
}

/** Defines `contracts new`: everything that a repository needs for one more contract. */
export function addNewCommand(command: Command, { folder, end }: CommandContext): void {
  command
    .argument("<name>", "name of the contract: lower-case words with hyphens", parseName)
    .requiredOption(
      "--from <file>",
      "XSD file, or JSON Schema file x.schema.json; files that it refers to come along",
    )
    .addOption(
      new Option(
        "--direction <direction>",
        "how the documents of its roots travel; schemas/contracts.json can change it for each",
      )
        .choices(["request", "response", "stored"])
        .default("request"),
    )
    .option("--no-run", "only write the files; do not run npm install, generate and document")
    .action(async (name: string, options: NewOptions) => end(await addContract(name, options, folder)));
}

function parseName(name: string): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  throw new InvalidArgumentError("Expected lower-case words with hyphens, such as refund.");
}

async function addContract(
  name: string,
  { from, direction, run }: NewOptions,
  folder: string,
): Promise<0 | 1 | 2> {
  const root = findRoot(folder);
  if (root === undefined)
    return fail(`there is no schemas/contracts.json in ${folder} or a folder around it`);
  if (!existsSync(resolve(folder, from))) return fail(`there is no file ${from}`);
  try {
    const contract = await readNewContract(name, from, folder, direction);
    for (const written of addToWorkspace(root, contract)) console.log(`wrote ${written}`);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return fail(`${error.message}\n\nNothing was written.`);
  }
  console.log(`\nEvery root has the direction "${direction}". To change one, edit schemas/contracts.json.`);
  return run ? runSteps(root) : 0;
}

/** What follows the edits. The install links the new package. */
const STEPS = [
  "install --no-audit --no-fund --prefer-offline",
  "run format",
  "run generate",
  "run document",
  "run format",
];

function runSteps(root: string): 0 | 1 {
  for (const [index, step] of STEPS.entries()) {
    console.log(`\nnpm ${step}`);
    const { status } = spawnSync("npm", [...step.split(" "), "--loglevel=error"], {
      cwd: root,
      stdio: "inherit",
    });
    if (status === 0) continue;
    const left = STEPS.slice(index).map((command) => `  npm ${command}`);
    console.error(
      `npm ${step} failed. The files of the contract are written. Solve the problem, then run:\n${left.join("\n")}`,
    );
    return 1;
  }
  return 0;
}

function findRoot(folder: string): string | undefined {
  if (existsSync(join(folder, "schemas/contracts.json"))) return folder;
  return dirname(folder) === folder ? undefined : findRoot(dirname(folder));
}

function fail(message: string): 2 {
  console.error(message);
  return 2;
}
