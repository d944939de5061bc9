import type {
  Constraints,
  EmailConstraint,
  MobileConstraint,
  OrderConstraint,
} from "@payment-routing/config-contract";
import { makeAmountSpec } from "./amount-spec.ts";
import * as on from "./dimensions.ts";
import { makeFeeAmountSpec, makeFeePresenceSpec } from "./fee-spec.ts";
import { makeFlagSpec } from "./flag-spec.ts";
import { makeIpSpec } from "./ip-spec.ts";
import { makeEverySpec, makeListSpec } from "./list-spec.ts";
import { makeRangeSpec } from "./range-spec.ts";
import type { AnySpec } from "./spec.ts";
import { makeVersionSpec } from "./version-spec.ts";

/** A spec, and where in the constraints it stands: a JSON Pointer from them. */
export type PlacedSpec = readonly [path: string, spec: AnySpec];

type Writers = {
  readonly [Name in keyof Constraints]?: (given: NonNullable<Constraints[Name]>) => PlacedSpec[];
};

/** The specs of constraints, but for those inside `all`, `any` and `not`. */
export function listSpecs(constraints: Constraints): PlacedSpec[] {
  return Object.entries(WRITERS).flatMap(([name, write]) => {
    const given = constraints[name as keyof Constraints];
    return given === undefined ? [] : (write as (given: unknown) => PlacedSpec[])(given);
  });
}

const THERE = ["something", "nothing"] as const;
const VALIDATED = ["true", "false"] as const;

const WRITERS: Writers = {
  country: (given) => [["/country", makeListSpec(on.COUNTRY, given)]],
  currency: (given) => [["/currency", makeListSpec(on.CURRENCY, given)]],
  amount: (given) => [["/amount", makeAmountSpec(on.AMOUNT, given)]],
  product_type: (given) => [["/product_type", makeListSpec(on.PRODUCT_TYPE, given)]],
  transaction_type: (given) => [["/transaction_type", makeListSpec(on.TRANSACTION_TYPE, given)]],
  fees: (given) => given.flatMap(listFeeSpecs),
  order: listOrderSpecs,
  platform: (given) => [["/platform", makeListSpec(on.PLATFORM, given)]],
  language: (given) => [["/language", makeListSpec(on.LANGUAGE, given)]],
  version: (given) => [["/version", makeVersionSpec(on.VERSION, given)]],
  sdk_version: (given) => [["/sdk_version", makeRangeSpec(on.SDK_VERSION, given, given.on_missing)]],
  device_id: ({ present }) => [["/device_id", makeFlagSpec(on.DEVICE_ID, present, THERE)]],
  mobile: listMobileSpecs,
  email: listEmailSpecs,
  ip: (given) => [["/ip", makeIpSpec(given)]],
  effective: ({ from, until }) => {
    // The period ends before `until`; moments are whole milliseconds.
    const min = from === undefined ? undefined : Date.parse(from);
    const max = until === undefined ? undefined : Date.parse(until) - 1;
    return [["/effective", makeRangeSpec(on.EFFECTIVE, { min, max }, undefined, on.showInstant)]];
  },
};

function listFeeSpecs(
  { type, present, amount }: NonNullable<Constraints["fees"]>[number],
  position: number,
): PlacedSpec[] {
  const specs: PlacedSpec[] = [];
  if (present !== undefined) specs.push([`/fees/${position}/present`, makeFeePresenceSpec(type, present)]);
  if (amount !== undefined) specs.push([`/fees/${position}/amount`, makeFeeAmountSpec(type, amount)]);
  return specs;
}

function listOrderSpecs({ lines, sku, airline_data, country }: OrderConstraint): PlacedSpec[] {
  const specs: PlacedSpec[] = [];
  if (lines !== undefined) specs.push(["/order/lines", makeRangeSpec(on.ORDER_LINES, lines)]);
  if (sku !== undefined) specs.push(["/order/sku", makeEverySpec(on.ORDER_SKU, sku)]);
  if (airline_data !== undefined)
    specs.push(["/order/airline_data", makeFlagSpec(on.ORDER_AIRLINE_DATA, airline_data.present, THERE)]);
  if (country !== undefined) specs.push(["/order/country", makeEverySpec(on.ORDER_COUNTRY, country)]);
  return specs;
}

function listMobileSpecs({ number, type, country, validated }: MobileConstraint): PlacedSpec[] {
  const specs: PlacedSpec[] = [];
  if (number !== undefined)
    specs.push(["/mobile/number", makeFlagSpec(on.MOBILE_NUMBER, number.present, THERE)]);
  if (type !== undefined) specs.push(["/mobile/type", makeListSpec(on.MOBILE_TYPE, type)]);
  if (country !== undefined) specs.push(["/mobile/country", makeListSpec(on.MOBILE_COUNTRY, country)]);
  if (validated !== undefined) {
    const { is, on_missing } = validated;
    specs.push(["/mobile/validated", makeFlagSpec(on.MOBILE_VALIDATED, is, VALIDATED, on_missing)]);
  }
  return specs;
}

function listEmailSpecs({ address, type, validated }: EmailConstraint): PlacedSpec[] {
  const specs: PlacedSpec[] = [];
  if (address !== undefined)
    specs.push(["/email/address", makeFlagSpec(on.EMAIL_ADDRESS, address.present, THERE)]);
  if (type !== undefined) specs.push(["/email/type", makeListSpec(on.EMAIL_TYPE, type)]);
  if (validated !== undefined) {
    const { is, on_missing } = validated;
    specs.push(["/email/validated", makeFlagSpec(on.EMAIL_VALIDATED, is, VALIDATED, on_missing)]);
  }
  return specs;
}
