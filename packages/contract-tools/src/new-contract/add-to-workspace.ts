import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeContract } from "../contract-list.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import type { NewContract } from "./read-new-contract.ts";
import { SCOPE, VERSION, writePackage } from "./write-package.ts";

/**
 * Adds a contract to a workspace: its schemas, its package, and its entries in the files that measure contracts. Returns the
 * files that were written, from the root. Throws a SchemaError, before it writes anything, when the contract exists.
 */
export function addToWorkspace(root: string, added: NewContract): readonly string[] {
  const { name } = added.contract;
  for (const folder of [`schemas/${name}`, `packages/${name}-contract`])
    if (existsSync(join(root, folder))) throw new SchemaError(`${folder} exists already`);
  const [manifest, text] = writeContract(added.contract);
  const files = new Map<string, string | Uint8Array>([
    [`schemas/${manifest}`, text],
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

/** The files that measure contracts. One that a workspace does not have is left out. */
const EDITS: readonly (readonly [file: string, edit: Edit])[] = [
  ["packages/bench/package.json", addDependency],
  ["packages/bench/src/size/measure-sizes.ts", addBudget],
];

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
