import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import { createPartitions } from "../database/create-partitions.ts";
import { findRemedy, isDataError } from "../database/database-error.ts";

/** Whether a settlement may be taken another time that failed with an error: not when what it says cannot be stored. */
export function isRepeatable(error: unknown): boolean {
  return !isDataError(error) || findRemedy(error) !== "none";
}

/** Does what helps against the error, and waits a moment. */
export async function prepareRepeat(
  pool: Pool,
  error: unknown,
  onError: (error: unknown) => void,
): Promise<void> {
  if (findRemedy(error) === "add-partitions") await createPartitions(pool).catch(onError);
  await setTimeout(REPEAT_AFTER_MS);
}

const REPEAT_AFTER_MS = 100;
