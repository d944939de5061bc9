import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { findOldestDigest, readVersion, VersionError } from "@payment-routing/config-versions";
import { assembleConfiguration } from "@payment-routing/server";
import type { RecordPeriod } from "./record-settings.ts";
import type { VersionPool } from "./use-versions.ts";

/**
 * The configuration that recorded the first decision of a period: what it did not look at is in no record of it.
 * Undefined when nothing was recorded, or its version is not stored.
 */
export async function findRecording(
  pool: VersionPool,
  period: RecordPeriod,
): Promise<MerchantConfiguration | undefined> {
  const digest = await findOldestDigest(pool, period);
  if (digest === undefined) return undefined;
  try {
    const { files } = await readVersion(pool, digest);
    // It was judged when it was stored: what holds outside the sandbox is no question any more.
    return assembleConfiguration(digest, files, { sandbox: true }).configuration;
  } catch (error) {
    if (error instanceof VersionError) return undefined;
    throw error;
  }
}
