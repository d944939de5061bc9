import type { ClosedCode, MerchantConfiguration } from "@payment-routing/config-contract";
import { listRequiredFields } from "../../configuration/configuration-parts.ts";
import { readKnownCodes } from "../../configuration/known-codes.ts";
import { DIMENSIONS } from "../../dimensions/index.ts";
import { listCodes } from "../../dimensions/list.ts";
import type { Facts } from "../../facts/facts.ts";
import { readField } from "../space/required-fields.ts";
import { listUnrecordedFields, type RangeRelation, relateRecordedRanges } from "./find-unrecorded.ts";

/** Converts facts that one configuration recorded into those that another would have read. */
export interface FactAdapter {
  /**
   * Facts of an unknown recording configuration are treated as complete. A missing currency becomes the current default of
   * the account.
   */
  adapt(facts: Facts, recording?: MerchantConfiguration, defaultCurrency?: number): Facts;
}

/**
 * Creates the adapter of a candidate. Values that the recording configuration did not read are derived from other facts
 * if possible, and otherwise treated as missing from the request; `listNotRecorded` lists them.
 */
export function createFactAdapter(candidate: MerchantConfiguration): FactAdapter {
  const known = readKnownCodes(candidate);
  const closed = DIMENSIONS.flatMap(({ code, read }) => {
    const values = code && known.get(code);
    return values === undefined ? [] : [{ code: code as ClosedCode, values, read }];
  });
  const fields = listRequiredFields(candidate);
  const decimals = new Map(candidate.currencies.map((currency) => [currency.id, currency.decimals]));
  const findUnrecorded = createUnrecordedFinder(candidate);
  return {
    adapt(recorded, recording, defaultCurrency) {
      const facts = recorded.currency === undefined ? { ...recorded, currency: defaultCurrency } : recorded;
      const { currency } = facts;
      const unrecorded = recording && findUnrecorded(recording);
      return {
        ...facts,
        unknown_codes: closed
          .filter(({ code, values, read }) => {
            const value = read(facts);
            return value === undefined
              ? facts.unknown_codes.includes(code)
              : !listCodes(value).every((each) => values.has(each));
          })
          .map(({ code }) => code),
        missing_fields: fields.filter((field) => {
          const isThere = readField(field, recorded);
          if (isThere !== undefined) return !isThere;
          return facts.missing_fields.includes(field) || unrecorded?.fields.has(field) === true;
        }),
        currency_decimals: currency === undefined ? undefined : decimals.get(currency),
        ...(unrecorded?.ranges && adaptAddress(facts, unrecorded.ranges)),
      };
    },
  };
}

/** An invalid address is in no range. */
function adaptAddress({ ip_ranges = [] }: Facts, { relate }: RangeRelation): Partial<Facts> {
  if (ip_ranges === null) return {};
  const { held, unrecorded } = relate(ip_ranges);
  return { ip_ranges: held, unrecorded_ip_ranges: unrecorded };
}

/** Cached, since thousands of records have the same configuration. */
function createUnrecordedFinder(candidate: MerchantConfiguration) {
  const found = new Map<MerchantConfiguration, ReturnType<typeof find>>();
  const find = (recording: MerchantConfiguration) => ({
    fields: new Set(listUnrecordedFields(candidate, recording)),
    ranges: relateRecordedRanges(candidate, recording),
  });
  return (recording: MerchantConfiguration) => {
    const known = found.get(recording) ?? find(recording);
    found.set(recording, known);
    return known;
  };
}
