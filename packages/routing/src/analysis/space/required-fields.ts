import type { MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import type { FieldReading } from "../../dimensions/dimension.ts";
import { DIMENSIONS, type DimensionGroup } from "../../dimensions/index.ts";
import type { Facts } from "../../facts/facts.ts";
import { complete, type FactGroup, type FactValues } from "./fact-values.ts";

interface GroupedReading extends FieldReading<Facts> {
  readonly isThere: NonNullable<FieldReading<Facts>["isThere"]>;
  readonly group: DimensionGroup;
}

/** Lacks the language, since an account has a default, and fields that no constraint reads. */
const READINGS: ReadonlyMap<RequiredField, GroupedReading> = new Map(
  DIMENSIONS.flatMap(({ group, read, fields = [] }) =>
    fields.map((reading) => {
      const isThere = (facts: Facts) => ![undefined, ""].includes(read(facts));
      return [reading.field, { isThere, ...reading, group: group as DimensionGroup }];
    }),
  ),
);

/** Whether facts show that a request had the field; undefined if they do not show it. */
export function readField(field: RequiredField, facts: Facts): boolean | undefined {
  return READINGS.get(field)?.isThere(facts);
}

/** Whether all facts that a configuration records show the field, even if it does not require it. */
export function isFieldRecordedBy(field: RequiredField, recording: MerchantConfiguration): boolean {
  const reading = READINGS.get(field);
  return reading !== undefined && reading.isRecordedBy?.(recording) !== false;
}

/** The group of facts that a field is read into; undefined if constraints do not read it. */
export function findFieldGroup(field: RequiredField): FactGroup | undefined {
  return READINGS.get(field)?.group;
}

/** Reduces values to those that requests with all of the fields can have. */
export function requireFields(values: FactValues, fields: Iterable<RequiredField>): FactValues {
  let left = values;
  for (const field of fields) {
    const reading = READINGS.get(field);
    if (reading === undefined) continue;
    const { group, isThere, isPossible = isThere } = reading;
    left = { ...left, [group]: left[group].filter((value) => isPossible(complete(value)) === true) };
  }
  return left;
}
