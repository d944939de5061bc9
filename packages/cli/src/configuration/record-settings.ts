import { instant } from "../inputs/times.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { integer } from "../settings/setting-kinds.ts";

/** The recorded decisions that a command replays. */
export const RECORD_SETTINGS = {
  since: instant("The start of the period. Default: seven days before --until."),
  until: instant("The end of the period. Default: now."),
  limit: integer(
    { default: 1_000_000, min: 1, max: 100_000_000, unit: "requests" },
    "The maximum number of requests.",
  ),
};

/** Filters of recorded decisions. */
export const OUTCOME =
  "Select decisions with this outcome: offered, or the code of the problem that the search was answered with.";
export const CONFIGURATION_DIGEST =
  "Select decisions of the configuration version with this digest, or the start of it.";

interface RecordPeriod {
  readonly since: Date;
  readonly until: Date;
}

/** @throws SettingsError for a period that ends before it starts */
export function readPeriod({
  since,
  until,
}: Pick<SettingsOf<typeof RECORD_SETTINGS>, "since" | "until">): RecordPeriod {
  const end = until ?? Date.now();
  const start = since ?? end - WEEK_MS;
  if (start >= end)
    throw new SettingsError([
      `--since: expected a time before ${new Date(end).toISOString()} (the end of the period), got ${new Date(start).toISOString()}`,
    ]);
  return { since: new Date(start), until: new Date(end) };
}

const WEEK_MS = 7 * 86_400_000;
