import type { Pool } from "@payment-routing/database";
import { findRejectedValues } from "@payment-routing/delivery";
import type { RejectedCallbacks } from "@payment-routing/operator-contract";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";

interface RejectedCallbacksOptions {
  /** Leaves out callbacks that this configuration rejects too. */
  readonly before?: Pick<LoadedConfiguration, "merchants"> | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Finds the next callbacks of sessions in the database that the closed codes of a configuration would reject. */
export async function findRejectedCallbacks(
  pool: Pool,
  { merchants }: Pick<LoadedConfiguration, "merchants">,
  { before, onProgress }: RejectedCallbacksOptions = {},
): Promise<RejectedCallbacks> {
  const { sessions, codes } = await findRejectedValues(pool, merchants, {
    ...(before && { before: before.merchants }),
    ...(onProgress && { onProgress }),
  });
  return {
    sessions,
    codes: codes.map(({ values, ...code }) => ({
      ...code,
      values: values.map(({ value, ...each }) => ({ ...each, value: String(value) })),
    })),
  };
}
