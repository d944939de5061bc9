import { listNotRecorded } from "@payment-routing/config-analysis";
import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { readVersion, VersionError } from "@payment-routing/config-versions";
import { assembleConfiguration } from "@payment-routing/server";
import type { VersionPool } from "./use-versions.ts";

/**
 * What a candidate looks at and records do not all hold, for people. What a version did not look at that made some of
 * them is in no record of it; of a version that is not stored nobody knows.
 */
export async function findNotRecorded(
  pool: VersionPool,
  candidate: MerchantConfiguration,
  digests: readonly string[],
): Promise<readonly string[]> {
  const recordings: MerchantConfiguration[] = [];
  const unknown: string[] = [];
  for (const digest of digests) {
    const recording = await findConfiguration(pool, digest);
    if (recording !== undefined) recordings.push(recording);
    else unknown.push(`what ${digest} did not look at, which is not known, as that version is not stored`);
  }
  return [...listNotRecorded(candidate, recordings), ...unknown];
}

async function findConfiguration(
  pool: VersionPool,
  digest: string,
): Promise<MerchantConfiguration | undefined> {
  try {
    const { files } = await readVersion(pool, digest);
    // It was judged when it was stored: what holds outside the sandbox is no question any more.
    return assembleConfiguration(digest, files, { sandbox: true }).configuration;
  } catch (error) {
    if (error instanceof VersionError) return undefined;
    throw error;
  }
}
