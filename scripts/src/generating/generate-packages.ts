import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import {
  type ContractList,
  generateContracts,
  isCommitted,
  readContractList,
  SchemaError,
} from "@payment-routing/contract-tools/generating";
import { fromRoot } from "../repository.ts";

/** The result of a generation. */
interface Generation {
  /** Packages whose schemas are rejected. Their code is as it was. */
  readonly rejected: readonly string[];
  /** Files that were written or removed; with `check`, committed ones that would be. From the root of the repository. */
  readonly changed: readonly string[];
}

/** Reads the contracts of `schemas`. Throws a SchemaError when one is invalid. */
export function readContracts(): Promise<ContractList> {
  return readContractList(fromRoot("schemas"), "schemas");
}

/**
 * Generates the code of contracts. Prints diagnostics, and with `check` the committed files that are out of date.
 *
 * @param check whether to write nothing
 */
export async function generatePackages(
  contracts: ContractList,
  { check = false }: { check?: boolean | undefined } = {},
): Promise<Generation> {
  const rejected: string[] = [];
  const changed: string[] = [];
  const printed = new Set<string>();
  for (const [contract, generated] of await generateContracts(contracts)) {
    if (generated instanceof SchemaError) {
      // Contracts share files: each issue is printed once.
      const issues = generated.message.split("\n\n").filter((issue) => !printed.has(issue));
      for (const issue of issues) printed.add(issue);
      console.error(`\n${[...issues, `The code of ${contract.package} was not generated.`].join("\n\n")}`);
      rejected.push(contract.package);
      continue;
    }
    const folder = `packages/${contract.package}/src/gen`;
    const all = await findDifferences(folder, generated);
    const differences = check ? all.filter(({ file }) => isCommitted(basename(file))) : all;
    if (check) for (const { kind, file } of differences) console.error(`${kind.padEnd(8)} ${file}`);
    else await writeDifferences(folder, differences, generated);
    changed.push(...differences.map(({ file }) => file));
  }
  return { rejected, changed };
}

/** A generated file on disk that is out of date. */
export interface Difference {
  /** From the root of the repository. */
  readonly file: string;
  readonly kind: "stale" | "missing" | "surplus";
}

/**
 * Compares a folder with the files that were generated for it.
 *
 * @param folder from the root of the repository
 */
export async function findDifferences(
  folder: string,
  generated: ReadonlyMap<string, string>,
): Promise<readonly Difference[]> {
  const present = await listFiles(fromRoot(folder));
  const differences: Difference[] = [];
  for (const name of [...new Set([...present, ...generated.keys()])].sort()) {
    const file = join(folder, name);
    const content = generated.get(name);
    if (content === undefined) differences.push({ file, kind: "surplus" });
    else if (!present.includes(name)) differences.push({ file, kind: "missing" });
    else if (!(await hasContent(fromRoot(file), content))) differences.push({ file, kind: "stale" });
  }
  return differences;
}

/** Updates the files that differ. Others are not touched. */
async function writeDifferences(
  folder: string,
  differences: readonly Difference[],
  generated: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { file } of differences) {
    const path = fromRoot(file);
    const content = generated.get(file.slice(folder.length + 1));
    if (content === undefined) await rm(path);
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }
}

async function hasContent(path: string, content: string): Promise<boolean> {
  const present = await readFile(path).catch(() => undefined);
  return present?.equals(Buffer.from(content)) ?? false;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
