import type { Constraints } from "@payment-routing/config-contract";
import { amount } from "./amount.ts";
import { country } from "./country.ts";
import { currency } from "./currency.ts";
import { deviceId } from "./device-id.ts";
import type { AnyDimension, AnyDimensionModule, LocatedSpec } from "./dimension.ts";
import { effective } from "./effective.ts";
import { email } from "./email.ts";
import { fees } from "./fees.ts";
import { ip } from "./ip.ts";
import { language } from "./language.ts";
import { mobile } from "./mobile.ts";
import { order } from "./order.ts";
import { platform } from "./platform.ts";
import { productType } from "./product-type.ts";
import { sdkVersion } from "./sdk-version.ts";
import { transactionType } from "./transaction-type.ts";
import { version } from "./version.ts";

/** The only list of the members of `Constraints`. Reasons and issues are in this order. */
const MODULES = [
  country,
  currency,
  amount,
  productType,
  transactionType,
  fees,
  order,
  platform,
  language,
  version,
  sdkVersion,
  deviceId,
  mobile,
  email,
  ip,
  effective,
] as const;

type ListedModule = (typeof MODULES)[number];
type ListedDimension = ListedModule["dimensions"][number];

/** The name of a dimension. */
export type DimensionName = ListedDimension["name"];

/** A group of facts that may depend on each other. */
export type DimensionGroup = ListedDimension["group"];

/** The facts of all modules. */
export type DimensionFacts = UnionToIntersection<ListedModule["plainFacts"]>;

type UnionToIntersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;

export const DIMENSION_MODULES: readonly AnyDimensionModule[] = MODULES;

export const DIMENSIONS: readonly AnyDimension[] = DIMENSION_MODULES.flatMap(({ dimensions }) => dimensions);

/** The facts of a request that has as little as possible. */
export const PLAIN_DIMENSION_FACTS: DimensionFacts = Object.assign(
  {},
  ...DIMENSION_MODULES.map(({ plainFacts }) => plainFacts),
);

/** The specs of constraints, except those inside `all`, `any` and `not`. */
export function listSpecs(constraints: Constraints): LocatedSpec[] {
  return DIMENSION_MODULES.flatMap(({ member, listSpecs }) => {
    const constraint = constraints[member as keyof Constraints];
    return constraint === undefined ? [] : listSpecs(constraint);
  });
}
