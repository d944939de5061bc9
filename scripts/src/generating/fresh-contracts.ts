import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Contract } from "@payment-routing/contract-tools/generating";
import { fromRoot } from "../repository.ts";

const RECORD = ".cache/generated.json";
/** What the generator consists of. */
const GENERATOR = "packages/{contract-tools,xsd-compiler,contract-runtime}/{dist/**/*.js,package.json}";

/** Contracts that need no generation: schemas, generator and generated code are as after the last one. */
export function findFreshContracts(contracts: readonly Contract[]): ReadonlySet<Contract> {
  const recorded = readRecord();
  const generator = hashFiles(GENERATOR);
  return new Set(contracts.filter((one) => recorded[one.name] === hashContract(one, generator)));
}

/** Records contracts that were just generated. */
export function recordFreshContracts(contracts: readonly Contract[]): void {
  const generator = hashFiles(GENERATOR);
  const hashes = contracts.map((one) => [one.name, hashContract(one, generator)]);
  mkdirSync(dirname(fromRoot(RECORD)), { recursive: true });
  writeFileSync(fromRoot(RECORD), JSON.stringify({ ...readRecord(), ...Object.fromEntries(hashes) }));
}

function hashContract(contract: Contract, generator: string): string {
  const folders = [...findSchemaFolders(contract)].map((folder) => `schemas/${folder}/**/*.{xsd,json}`);
  const files = [...folders, `packages/${contract.package}/src/gen/**/*.*`].map(hashFiles);
  return createHash("sha256")
    .update(JSON.stringify([contract, generator, process.version, ...files]))
    .digest("hex");
}

function hashFiles(pattern: string): string {
  const hash = createHash("sha256");
  for (const file of globSync(pattern, { cwd: fromRoot("") }).sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(fromRoot(file)))
      .update("\0");
  return hash.digest("hex");
}

function readRecord(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(fromRoot(RECORD), "utf8"));
  } catch {
    return {};
  }
}

/** The folders of `schemas` that a contract is generated from: its own, and those that its files refer to. */
export function findSchemaFolders(contract: Contract): ReadonlySet<string> {
  return collect("schema" in contract ? dirname(contract.schema) : contract.folder, new Set());
}

function collect(folder: string, found: Set<string>): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const file of globSync(`schemas/${folder}/*.{xsd,json}`, { cwd: fromRoot("") })) {
    const text = readFileSync(fromRoot(file), "utf8");
    for (const [, other] of text.matchAll(/(?:"\$ref":\s*|schemaLocation=)["']\.\.\/([\w-]+)\//g))
      collect(String(other), found);
  }
  return found;
}
