import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Contract } from "@payment-routing/contract-tools/generating";
import { fromRoot } from "../repository.ts";

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
