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
  const sources = [...findSchemaSources(contract)].map((source) =>
    source.endsWith(".yaml") ? `schemas/${source}` : `schemas/${source}/**/*.{xsd,json,yaml}`,
  );
  const files = [...sources, `packages/${contract.package}/src/gen/**/*.*`].map(hashFiles);
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

/**
 * Sources of a contract, as paths from `schemas`: its own folder, the folders that its files refer to, and the file of problem
 * types if none of them contains it.
 */
export function findSchemaSources(contract: Contract): ReadonlySet<string> {
  const folders = new Set(["schema" in contract ? dirname(contract.schema) : contract.folder]);
  const problems: string[] = [];
  // The loop also visits folders that are added while it runs.
  for (const folder of folders)
    for (const file of globSync(`schemas/${folder}/*.{xsd,json,yaml}`, { cwd: fromRoot("") })) {
      const text = readFileSync(fromRoot(file), "utf8");
      for (const [, other] of text.matchAll(/(?:\$ref"?:\s*|schemaLocation=)["']?\.\.\/([\w-]+)\//g))
        folders.add(String(other));
      for (const [, path] of text.matchAll(/^x-problem-types:\s*\.\.\/(\S+)/gm)) problems.push(String(path));
    }
  return new Set([...folders, ...problems.filter((file) => !folders.has(dirname(file)))]);
}
