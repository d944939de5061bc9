import { instant } from "../inputs/times.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { integer } from "../settings/setting-kinds.ts";

/** Which recorded decisions a command looks at. */
export const RECORD_SETTINGS = {
  since: instant("From when on. Without it, seven days before --until."),
  until: instant("Until when. Without it, now."),
  limit: integer({
    default: 1_000_000,
    min: 1,
    max: 100_000_000,
    unit: "requests",
    description: "How many at most.",
  }),
};

export interface RecordPeriod {
  readonly since: Date;
  readonly until: Date;
  readonly limit: number;
}

/** @throws SettingsError for a period that ends before it begins */
export function readPeriod({ since, until, limit }: SettingsOf<typeof RECORD_SETTINGS>): RecordPeriod {
  const end = until ?? Date.now();
  const start = since ?? end - WEEK_MS;
  if (start >= end)
    throw new SettingsError([
      `--since: expected a time before ${new Date(end).toISOString()}, when the period ends, got ${new Date(start).toISOString()}`,
    ]);
  return { since: new Date(start), until: new Date(end), limit };
}

const WEEK_MS = 7 * 86_400_000;
