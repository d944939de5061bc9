import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseChangesetFile } from "@changesets/parse";
import { VersionError } from "../breaking/load-version.ts";
import { type Bump, isSmaller } from "./required-bump.ts";

/**
 * Reads the largest bump that the changesets of a folder claim for each package.
 *
 * @throws VersionError if there is no such folder, or a file in it is no changeset
 */
export function readClaims(folder: string): ReadonlyMap<string, Bump> {
  if (!existsSync(folder)) throw new VersionError(`there is no folder ${folder}: set up changesets first`);
  const claims = new Map<string, Bump>();
  for (const file of readdirSync(folder).filter((name) => /\.md$/i.test(name) && !/^readme\.md$/i.test(name)))
    for (const { name, type } of readReleases(join(folder, file)))
      if (isSmaller(claims.get(name) ?? "none", type)) claims.set(name, type);
  return claims;
}

function readReleases(path: string): readonly { readonly name: string; readonly type: Bump }[] {
  try {
    return parseChangesetFile(readFileSync(path, "utf8")).releases;
  } catch (error) {
    throw new VersionError(`${path}: ${(error as Error).message}`);
  }
}
