import { assembleReleasePlan } from "@changesets/assemble-release-plan";
import { readConfig } from "@changesets/config";
import { readChangesets } from "@changesets/read";
import { getPackages } from "@manypkg/get-packages";
import { fromRoot } from "../repository.ts";

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
