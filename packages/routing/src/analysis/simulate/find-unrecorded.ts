import type { MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import { listRequiredFields } from "../../configuration/list-required-fields.ts";
import { listIpRanges } from "../../dimensions/ip.ts";
import { isFieldRecordedBy } from "../space/required-fields.ts";
import { type RangeRelation, relateRanges } from "./relate-ranges.ts";

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
