import { setTimeout } from "node:timers/promises";
import { classifyDatabaseError, createPartitions, isDataError } from "@payment-routing/database";
import type { Pool } from "pg";

/** Whether a settlement may be taken another time that failed with an error: not when what it says cannot be stored. */
export function isRepeatable(error: unknown): boolean {
  return !isDataError(error) || classifyDatabaseError(error) !== "other";
}

/** Does what helps against the error, and waits a moment. */
export async function prepareRepeat(
  pool: Pool,
  error: unknown,
  onError: (error: unknown) => void,
): Promise<void> {
  if (classifyDatabaseError(error) === "missing-partition") await createPartitions(pool).catch(onError);
  await setTimeout(REPEAT_AFTER_MS);
}

const REPEAT_AFTER_MS = 100;
