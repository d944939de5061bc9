import { basename } from "node:path";
import {
  type ContractList,
  generateContracts,
  isCommitted,
  readContractList,
  SchemaError,
} from "@payment-routing/contract-tools/generating";
import { fromRoot, showPath } from "../repository.ts";
import { findDifferences, writeDifferences } from "./generated-files.ts";

/** The result of a generation. */
export interface Generation {
  /** Packages whose schemas are rejected. Their code is as it was. */
  readonly rejected: readonly string[];
  /** Files that were written or removed; with `check`, committed ones that would be. From the root of the repository. */
  readonly changed: readonly string[];
}

/** Reads `schemas/contracts.json`. Throws a SchemaError when it is invalid. */
export function readContracts(): Promise<ContractList> {
  const path = fromRoot("schemas/contracts.json");
  return readContractList(path, showPath(path));
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
  for (const [contract, generated] of await generateContracts(contracts)) {
    if (generated instanceof SchemaError) {
      console.error(`\n${generated.message}\n\nThe code of ${contract.package} was not generated.`);
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
