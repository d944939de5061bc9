import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { storeSnapshot } from "@payment-routing/contract-tools";
import { fromRoot, showPath } from "../repository.ts";

/** Where the programs of the consumers of a release are. */
export const RELEASED_CONSUMERS = "scripts/consumers/released";

/** The folders of the packages of contracts. They have one version. */
export function listContractPackages(): readonly string[] {
  const list: { readonly contracts: readonly { readonly package: string }[] } = JSON.parse(
    readFileSync(fromRoot("schemas/contracts.json"), "utf8"),
  );
  return list.contracts.map((contract) => contract.package);
}

/** Stores the schemas and the consumer programs of the contracts as those of a release. Returns the folders. */
export function storeRelease(version: string): readonly string[] {
  const schemas = storeSnapshot(fromRoot("schemas"), version);
  const consumers = `${RELEASED_CONSUMERS}/${version}`;
  mkdirSync(fromRoot(consumers), { recursive: true });
  for (const name of listContractPackages()) {
    const program = fromRoot(`scripts/consumers/${name}.ts`);
    if (existsSync(program)) copyFileSync(program, fromRoot(`${consumers}/${name}.ts`));
  }
  return [showPath(schemas), consumers];
}
