import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { compiler } from "../json-schema/write-types.ts";
import type { NewContract } from "./read-new-contract.ts";
import { SCOPE, VERSION, writePackage } from "./write-package.ts";

/**
 * Adds a contract to a workspace: its schemas, its package, and its entries in the files that list contracts. Returns the files
 * that were written, from the root. Throws a SchemaError, before it writes anything, when the contract exists.
 */
export function addToWorkspace(root: string, added: NewContract): readonly string[] {
  const { name } = added.contract;
  for (const folder of [`schemas/${name}`, `packages/${name}-contract`])
    if (existsSync(join(root, folder))) throw new SchemaError(`${folder} exists already`);
  const files = new Map<string, string | Uint8Array>([
    ...Array.from(added.schemas, ([file, bytes]) => [`schemas/${name}/${file}`, bytes] as const),
    ...writePackage(added),
    [`schemas/examples/${name}/valid/.gitkeep`, ""],
    [`schemas/examples/${name}/invalid/.gitkeep`, ""],
  ]);
  for (const [file, edit] of EDITS) {
    if (existsSync(join(root, file))) files.set(file, edit(readFileSync(join(root, file), "utf8"), added));
  }
  for (const [file, content] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return [...files.keys()];
}

type Edit = (text: string, added: NewContract) => string;

/** The files that list contracts. One that a workspace does not have is left out. */
const EDITS: readonly (readonly [file: string, edit: Edit])[] = [
  ["schemas/contracts.json", addToList],
  ["turbo.json", addTask],
  ["packages/bench/package.json", addDependency],
  ["packages/bench/src/size/measure-sizes.ts", addBudget],
];

function addToList(text: string, { contract }: NewContract): string {
  return append(text, "contracts", JSON.stringify(contract, null, 2).replaceAll("\n", "\n    "));
}

function addTask(text: string, { contract: { name } }: NewContract): string {
  const inputs = ["package.json", "$TURBO_ROOT$/schemas/contracts.json", `$TURBO_ROOT$/schemas/${name}/**`];
  const task = `"${SCOPE}${name}-contract#generate": {
      "dependsOn": ["^build"],
      "inputs": ${JSON.stringify(inputs).replaceAll(",", ", ")},
      "outputs": ["src/gen/**"]
    }`;
  return append(text, "tasks", task);
}

function addDependency(text: string, { contract: { name } }: NewContract): string {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(text);
  const dependencies = { ...manifest.dependencies, [`${SCOPE}${name}-contract`]: VERSION };
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...manifest, dependencies: sorted }, null, 2)}\n`;
}

/** A generous budget: the measured size is in the table that `npm run document` writes. */
function addBudget(text: string, { contract: { name } }: NewContract): string {
  const budgets = /(?<=^export const CONTRACT_BUDGETS\b.* = \{\n)( {2}"[^"]+": \{[^}]*\},\n)*(?=\};$)/m.exec(
    text,
  );
  if (budgets === null)
    throw new SchemaError("expected CONTRACT_BUDGETS with an object of budgets for each contract");
  const entries = [...budgets[0].matchAll(/^ {2}"(.+)": /gm)];
  const next = entries.find(([, other = ""]) => other > `${name}-contract`);
  const position = budgets.index + (next?.index ?? budgets[0].length);
  return `${text.slice(0, position)}  "${name}-contract": { all: 250_000 },\n${text.slice(position)}`;
}

/** Appends an entry to a list or object of a JSON text, which may have comments, and leaves everything else as it is written. */
function append(text: string, name: string, entry: string): string {
  const file = compiler.parseJsonText("workspace.json", text);
  const root = file.statements[0]?.expression;
  const members = root && compiler.isObjectLiteralExpression(root) ? root.properties : [];
  const member = members.find(
    (each) => each.name && compiler.isStringLiteral(each.name) && each.name.text === name,
  );
  const list = member && compiler.isPropertyAssignment(member) ? member.initializer : undefined;
  if (
    list === undefined ||
    !(compiler.isArrayLiteralExpression(list) || compiler.isObjectLiteralExpression(list))
  )
    throw new SchemaError(`expected a list or an object "${name}"`);
  const last = (compiler.isArrayLiteralExpression(list) ? list.elements : list.properties).at(-1);
  const position = last?.getEnd() ?? list.getStart(file) + 1;
  const added = last === undefined ? `\n    ${entry}\n  ` : `,\n    ${entry}`;
  return text.slice(0, position) + added + text.slice(position);
}
