import type { MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import { listConstraints, listRequiredFields } from "@payment-routing/routing";
import { FIELDS } from "./recorded-fields.ts";

/** Lists the ranges of addresses that a candidate looks at and another configuration did not, which made records. */
export function listUnrecordedRanges(
  candidate: MerchantConfiguration,
  recording: MerchantConfiguration,
): readonly string[] {
  const recorded = new Set(listRanges(recording));
  return [...new Set(listRanges(candidate))].filter((range) => !recorded.has(range));
}

/** Lists the fields that a candidate requires and of which records of another configuration tell nothing. */
export function listUnrecordedFields(
  candidate: MerchantConfiguration,
  recording: MerchantConfiguration,
): readonly RequiredField[] {
  const recorded = new Set(listRequiredFields(recording));
  return listRequiredFields(candidate).filter((field) => FIELDS[field] === undefined && !recorded.has(field));
}

function listRanges(configuration: MerchantConfiguration): readonly string[] {
  return [...listConstraints(configuration)].flatMap(({ ip }) =>
    ip === undefined ? [] : "only" in ip ? ip.only : ip.except,
  );
}
