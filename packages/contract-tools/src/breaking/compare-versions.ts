import { join } from "node:path";
import {
  type Contract,
  type ContractList,
  type JsonSchemaContract,
  readContractList,
} from "../contract-list.ts";
import type { Change } from "./change.ts";
import { compareJsonContracts } from "./json/compare-json-contracts.ts";
import type { VersionFolder } from "./load-version.ts";
import { compareXsdContracts } from "./xsd/compare-xsd-contracts.ts";

/** Reports how many of the contracts have been compared. */
export type Progress = (done: number, all: number, name: string) => void;

/**
 * Compares every contract of two versions: changes by contract, in the order of the new list.
 *
 * @throws SchemaError if the list of contracts or a schema cannot be read
 */
export async function compareVersions(
  before: Omit<VersionFolder, keyof Disposable>,
  after: Omit<VersionFolder, keyof Disposable>,
  progress: Progress = () => {},
): Promise<ReadonlyMap<Contract, readonly Change[]>> {
  const newList = await readContractList(join(after.folder, "contracts.json"));
  const oldContracts = (await readOldList(before.folder, newList)).contracts;
  const changes = new Map<Contract, readonly Change[]>();
  for (const [index, contract] of newList.contracts.entries()) {
    progress(index, newList.contracts.length, contract.name);
    const old = oldContracts.find(({ name }) => name === contract.name);
    if (old !== undefined) changes.set(contract, await compareContracts(old, before, contract, after));
  }
  progress(newList.contracts.length, newList.contracts.length, "");
  return changes;
}

/** A version without a list has the contracts of the new one. */
async function readOldList(folder: string, newList: ContractList): Promise<ContractList> {
  try {
    return await readContractList(join(folder, "contracts.json"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return newList;
    throw error;
  }
}

async function compareContracts(
  old: Contract,
  before: Omit<VersionFolder, keyof Disposable>,
  contract: Contract,
  after: Omit<VersionFolder, keyof Disposable>,
): Promise<readonly Change[]> {
  if ("schema" in contract && "schema" in old)
    return compareXsdContracts({ contract: old, ...before }, { contract, ...after });
  if ("schema" in contract || "schema" in old) return [];
  const at = (given: JsonSchemaContract, { folder, shown }: Omit<VersionFolder, keyof Disposable>) => ({
    contract: given,
    folder: join(folder, given.folder),
    shown: join(shown, given.folder),
  });
  return compareJsonContracts(at(old, before), at(contract, after));
}
