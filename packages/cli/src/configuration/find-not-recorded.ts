import { listNotRecorded } from "@payment-routing/config-analysis";
import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { Recordings } from "./replay-records.ts";

/**
 * What a candidate looks at and records do not all hold, for people. What a version did not look at that made some of
 * them is in no record of it; of a version that cannot be read nobody knows.
 */
export function findNotRecorded(candidate: MerchantConfiguration, recordings: Recordings): readonly string[] {
  const known = [...recordings.values()].filter((recording) => recording !== undefined);
  const unknown = [...recordings].filter(([, recording]) => recording === undefined);
  return [
    ...listNotRecorded(candidate, known),
    ...unknown.map(
      ([digest]) => `what ${digest} did not look at, which is not known, as that version cannot be read`,
    ),
  ];
}
