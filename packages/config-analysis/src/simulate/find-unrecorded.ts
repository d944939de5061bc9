import type { MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import { listIpRanges, listRequiredFields } from "@payment-routing/routing";
import { isFieldRecordedBy } from "../space/required-fields.ts";
import { type RangeRelation, relateRanges } from "./relate-ranges.ts";

/**
 * Relates the ranges of addresses that a candidate looks at to those of another configuration, which made records.
 * Undefined where that one looked at all of them: its records hold them as they are.
 */
export function relateRecordedRanges(
  candidate: MerchantConfiguration,
  recording: MerchantConfiguration,
): RangeRelation | undefined {
  const recorded = new Set(listIpRanges(recording));
  const asked = listIpRanges(candidate);
  return asked.every((range) => recorded.has(range)) ? undefined : relateRanges(recorded, new Set(asked));
}

/** Lists the fields that a candidate requires and of which not every record of another configuration tells. */
export function listUnrecordedFields(
  candidate: MerchantConfiguration,
  recording: MerchantConfiguration,
): readonly RequiredField[] {
  const recorded = new Set(listRequiredFields(recording));
  return listRequiredFields(candidate).filter(
    (field) => !recorded.has(field) && !isFieldRecordedBy(field, recording),
  );
}
