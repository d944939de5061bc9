import type { Queryable } from "@payment-routing/database";
import { ConfigurationError } from "../configuration/configuration-error.ts";
import {
  type assembleConfiguration,
  assembleInBackground,
  type LoadedConfiguration,
} from "../configuration/load-configuration.ts";
import { VersionError } from "../version-error.ts";
import { readVersion } from "./stored-versions.ts";

/**
 * Loads a version of the database by its digest. Undefined when it is not stored, or not valid for this program. A program
 * that serves nothing meanwhile passes `assembleConfiguration`, which needs no worker thread.
 */
export async function findStoredVersion(
  database: Queryable,
  digest: string,
  assemble: typeof assembleConfiguration | typeof assembleInBackground = assembleInBackground,
): Promise<LoadedConfiguration | undefined> {
  try {
    const { files } = await readVersion(database, digest);
    // Rules outside the sandbox were checked when it was activated.
    return await assemble(digest, files, { sandbox: true });
  } catch (error) {
    if (error instanceof VersionError || error instanceof ConfigurationError) return undefined;
    throw error;
  }
}
