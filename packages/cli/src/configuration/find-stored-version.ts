import { readVersion, VersionError } from "@payment-routing/config-versions";
import { assembleConfiguration, ConfigurationError, type LoadedConfiguration } from "@payment-routing/server";
import type { VersionPool } from "./use-versions.ts";

/** Loads a version of the database by its digest. Undefined when it is not stored, or no configuration any more. */
export async function findStoredVersion(
  pool: VersionPool,
  digest: string,
): Promise<LoadedConfiguration | undefined> {
  try {
    const { files } = await readVersion(pool, digest);
    // It was judged when it was stored: what holds outside the sandbox is no question any more.
    return assembleConfiguration(digest, files, { sandbox: true });
  } catch (error) {
    if (error instanceof VersionError || error instanceof ConfigurationError) return undefined;
    throw error;
  }
}
