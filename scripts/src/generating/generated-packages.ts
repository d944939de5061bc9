import { generateContract, readContractList } from "@payment-routing/contract-tools";
import { fromRoot, showPath } from "../repository.ts";

/** A package with generated code. */
export interface GeneratedPackage {
  /** Its name on the command line. */
  readonly name: string;
  /** Its folder in `packages`. */
  readonly folder: string;
  /** Contents of `src/gen` by file name. */
  generate(): Promise<Map<string, string>>;
}

/** Reads the packages with generated code from `schemas/contracts.json`. Throws a SchemaError when the list is invalid. */
export async function readGeneratedPackages(): Promise<readonly GeneratedPackage[]> {
  const list = fromRoot("schemas/contracts.json");
  const { contracts, folder } = await readContractList(list, showPath(list));
  return contracts.map((contract) => ({
    name: contract.name,
    folder: contract.package,
    generate: () => generateContract(contract, folder),
  }));
}
