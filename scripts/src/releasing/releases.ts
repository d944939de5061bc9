import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { assembleReleasePlan } from "@changesets/assemble-release-plan";
import { readConfig } from "@changesets/config";
import { readChangesets } from "@changesets/read";
import { getPackages } from "@manypkg/get-packages";
import { storeSnapshot } from "@payment-routing/contract-tools";
import { fromRoot, showPath } from "../repository.ts";

/** A package whose version the next release raises. */
export interface PlannedRelease {
  readonly name: string;
  readonly oldVersion: string;
  readonly newVersion: string;
}

/**
 * Computes the next versions from the pending changesets, as `changeset version` does. `changeset status` would compare with
 * the branch main, which a clone for CI does not have.
 */
export async function planRelease(): Promise<readonly PlannedRelease[]> {
  const root = fromRoot("");
  const packages = await getPackages(root);
  const { config, errors = [] } = await readConfig(root, packages);
  if (config === undefined) throw new Error(errors.join("\n"));
  const { releases } = assembleReleasePlan(await readChangesets(root), packages, config, undefined);
  return releases.flatMap(({ name, newVersion, oldVersion, type }) =>
    type === "none" ? [] : [{ name, newVersion, oldVersion }],
  );
}

/** Where the programs of the consumers of a release are. */
export const RELEASED_CONSUMERS = "scripts/consumers/released";

/** The folders of the packages of contracts, sorted. They have one version. */
export function listContractPackages(schemas = "schemas"): readonly string[] {
  const manifests = globSync(fromRoot(`${schemas}/*/contract.json`));
  return manifests.map((path) => JSON.parse(readFileSync(path, "utf8")).package).sort();
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
