import { basename, dirname, join } from "node:path";
import { type Contract, type Direction, hasContracts, readContractList } from "../contract-list.ts";
import { describeMessages } from "../operations/describe-messages.ts";
import { loadOperations } from "../operations/load-operations.ts";
import { type Change, reportRoot } from "./change.ts";
import { compareJsonContracts, compareOperations } from "./json/compare-json-contracts.ts";
import type { Progress, Version } from "./load-version.ts";
import { compareXsdContracts } from "./xsd/compare-xsd-contracts.ts";

/** The changes of a contract. One that is gone is that of the old list. */
interface ContractChanges {
  readonly contract: Contract;
  readonly changes: readonly Change[];
}

/**
 * Compares every contract of two versions, in the order of the new list; contracts that are gone follow.
 *
 * @throws SchemaError if a contract or a schema cannot be read
 */
export async function compareEachContract(
  before: Version,
  after: Version,
  progress: Progress,
): Promise<readonly ContractChanges[]> {
  const newList = await readContractList(after.folder);
  // A version that does not say what its contracts are has those of the new one.
  const oldList = hasContracts(before.folder) ? await readContractList(before.folder) : newList;
  const oldContracts = new Map(oldList.contracts.map((contract) => [contract.name, contract]));
  const compared: ContractChanges[] = [];
  for (const [index, contract] of newList.contracts.entries()) {
    progress(index, newList.contracts.length, contract.name);
    const old = oldContracts.get(contract.name);
    oldContracts.delete(contract.name);
    compared.push({ contract, changes: await compareContracts(old, before, contract, after) });
  }
  for (const contract of oldContracts.values())
    compared.push({ contract, changes: reportRoots("root-removed", contract, before) });
  progress(newList.contracts.length, newList.contracts.length, "");
  return compared;
}

/** A contract that is new, or that was written in the other language of schemas, has other roots. */
async function compareContracts(
  old: Contract | undefined,
  before: Version,
  contract: Contract,
  after: Version,
): Promise<readonly Change[]> {
  if (old !== undefined && "schema" in contract && "schema" in old) {
    const documents = compareXsdContracts({ contract: old, ...before }, { contract, ...after });
    return [...documents, ...(await compareOperations(inFolder(old, before), inFolder(contract, after)))];
  }
  if (old !== undefined && !("schema" in contract) && !("schema" in old))
    return compareJsonContracts(
      { contract: old, ...inFolder(old, before) },
      { contract, ...inFolder(contract, after) },
    );
  const gone = old === undefined ? [] : reportRoots("root-removed", old, before);
  return [...gone, ...reportRoots("root-added", contract, after)];
}

/** The folder of a contract. */
function inFolder(contract: Contract, { folder, shown }: Version): Version {
  const own = "schema" in contract ? dirname(contract.schema) : contract.folder;
  return { folder: join(folder, own), shown: join(shown, own) };
}

function reportRoots(
  rule: "root-added" | "root-removed",
  contract: Contract,
  version: Version,
): readonly Change[] {
  const { folder, shown } = inFolder(contract, version);
  const report = (root: string, direction: Direction, file: string): Change =>
    reportRoot(rule, root, direction, { file: join(shown, file), line: 1, column: 1 });
  const roots =
    "schema" in contract
      ? contract.roots.map(({ element, direction }) => report(element, direction, basename(contract.schema)))
      : contract.roots.map(({ file, type, direction }) => report(type, direction, file));
  const operations =
    "lint" in contract && contract.lint === "sound" ? undefined : loadOperations(folder, shown, false);
  const messages = operations === undefined ? [] : describeMessages(operations);
  return [...roots, ...messages.map(({ direction, file, name }) => report(name, direction, file.name))];
}
