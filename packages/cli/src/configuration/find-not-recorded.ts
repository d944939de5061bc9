import { listNotRecorded } from "@payment-routing/config-analysis";
import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { findStoredVersion } from "./find-stored-version.ts";
import type { VersionPool } from "./use-versions.ts";

/**
 * What a candidate looks at and records do not all hold, for people. What a version did not look at that made some of
 * them is in no record of it; of a version that cannot be read nobody knows.
 */
export async function findNotRecorded(
  pool: VersionPool,
  candidate: MerchantConfiguration,
  digests: readonly string[],
): Promise<readonly string[]> {
  const recordings: MerchantConfiguration[] = [];
  const unknown: string[] = [];
  for (const digest of digests) {
    const recording = await findStoredVersion(pool, digest);
    if (recording !== undefined) recordings.push(recording.configuration);
    else unknown.push(`what ${digest} did not look at, which is not known, as that version cannot be read`);
  }
  return [...listNotRecorded(candidate, recordings), ...unknown];
}
