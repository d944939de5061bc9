import type { MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import { listRequiredFields } from "../../configuration/configuration-parts.ts";
import { type AddressRanges, listIpRanges } from "../../dimensions/ip.ts";
import { cutIpRanges } from "../../facts/ip-range-index.ts";
import { isFieldRecordedBy } from "../space/required-fields.ts";

/**
 * Relates the address ranges of a candidate to those of the recording configuration. Undefined if the latter has them all,
 * so that its records need no conversion.
 */
export function relateRecordedRanges(
  candidate: MerchantConfiguration,
  recording: MerchantConfiguration,
): RangeRelation | undefined {
  const recorded = new Set(listIpRanges(recording));
  const asked = listIpRanges(candidate);
  return asked.every((range) => recorded.has(range)) ? undefined : relateRanges(recorded, new Set(asked));
}

/** Lists the fields that a candidate requires and that some records of another configuration do not show. */
export function listUnrecordedFields(
  candidate: MerchantConfiguration,
  recording: MerchantConfiguration,
): readonly RequiredField[] {
  const recorded = new Set(listRequiredFields(recording));
  return listRequiredFields(candidate).filter(
    (field) => !recorded.has(field) && !isFieldRecordedBy(field, recording),
  );
}

/** Derives ranges from recorded ones: an address in `10.1.0.0/16` is also in `10.0.0.0/8`, and not in `192.0.2.0/24`. */
export interface RangeRelation {
  /** For an address in exactly these of the recorded ranges: the ranges of a candidate, as far as they determine them. */
  readonly relate: (held: readonly string[]) => AddressRanges;
  /** The ranges that some records do not determine. */
  readonly unrecorded: readonly string[];
}

function relateRanges(recorded: ReadonlySet<string>, asked: ReadonlySet<string>): RangeRelation {
  // The ranges around each stretch of addresses, grouped by the recorded ranges among them.
  const holders = [[], ...cutIpRanges([...recorded, ...asked]).holders];
  const alike = Map.groupBy(holders, (holding) => keyOf(holding.filter((range) => recorded.has(range))));
  const known = new Map(
    Array.from(alike, ([key, stretches]) => [
      key,
      join(stretches.map((holding) => holding.filter((range) => asked.has(range)))),
    ]),
  );
  return {
    relate: (held) => known.get(keyOf(held)) ?? { held: [], unrecorded: [...asked] },
    unrecorded: [...new Set(Array.from(known.values()).flatMap(({ unrecorded }) => unrecorded))],
  };
}

/** The ranges around all of the stretches, and those around only some. */
function join(stretches: readonly (readonly string[])[]): AddressRanges {
  const counts = new Map<string, number>();
  for (const range of stretches.flat()) counts.set(range, (counts.get(range) ?? 0) + 1);
  const ranges = [...counts.keys()];
  return {
    held: ranges.filter((range) => counts.get(range) === stretches.length),
    unrecorded: ranges.filter((range) => counts.get(range) !== stretches.length),
  };
}

function keyOf(ranges: readonly string[]): string {
  return [...ranges].sort().join(" ");
}
