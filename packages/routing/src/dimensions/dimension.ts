import type {
  ClosedCode,
  Constraints,
  Country,
  Currency,
  MerchantConfiguration,
  MissingInput,
  RequiredField,
} from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import type { Issues, KnownIds } from "../configuration/configuration-issue.ts";
import type { EffectiveAccount } from "../configuration/effective-accounts.ts";
import type { KnownCodes } from "../configuration/known-codes.ts";

/** The names of the members of `Constraints` that look at a payment. */
export type ConstraintMember = Exclude<keyof Constraints, "all" | "any" | "not">;

/** Everything about one member of `Constraints`: the facts it needs, its dimensions, its specs and its checks. */
export interface DimensionModule<Member extends ConstraintMember, Facts extends object> {
  readonly member: Member;
  /** One for each thing that the member can constrain. */
  readonly dimensions: readonly AnyDimension[];
  /** The facts of a request that has as little as possible. */
  readonly plainFacts: Facts;
  /** For facts that the fact reader does not name itself. Undefined if the configuration does not use them. */
  readonly createFactReader?: (configuration: MerchantConfiguration) => FactReader<Facts> | undefined;
  readonly listSpecs: (constraint: NonNullable<Constraints[Member]>) => readonly LocatedSpec[];
  /** Checks rules that the schema cannot express. The constraint may be invalid by the schema. */
  readonly check?: (path: string, constraint: unknown, known: KnownIds) => Issues;
  /** For facts that are read only if a configuration uses them. */
  readonly optionalFacts?: {
    readonly isUsedBy: (configuration: MerchantConfiguration) => boolean;
    readonly description: string;
  };
}

/** A module of any member. */
// biome-ignore lint/suspicious/noExplicitAny: the constraints and facts of a module meet only that module.
export type AnyDimensionModule = DimensionModule<any, any>;

/** Reads facts of a request into those that are read already. */
export type FactReader<Facts> = (
  criteria: PaymentMethodSearchCriteria,
  facts: { -readonly [Name in keyof Facts]?: Facts[Name] },
) => void;

/** The values of the account for members that a request leaves out. */
export interface FactDefaults {
  /** In lower case. */
  readonly default_language: string;
  readonly default_currency: number | undefined;
}

/** A value that constraints read from the facts of a payment. */
export interface Dimension<Value, Facts> {
  /** Also the code of the reason if a constraint on it is not met. */
  readonly name: string;
  /** The group of facts that it belongs to. Facts of one group may depend on each other; groups are independent. */
  readonly group: string;
  /** How its values are divided into equivalence classes; `none` if there would be too many. */
  readonly classes: "codes" | "texts" | "flags" | "numbers" | "amounts" | "none";
  /** Undefined if the request leaves the value out or it cannot be read. */
  readonly read: (facts: Facts) => Value | undefined;
  /** The position of a value on its scale, if values have an order. */
  readonly measure?: (value: Value) => Measure;
  readonly show: (value: Value, facts: Facts) => string;
  /** Shows a value that is present but cannot be read; undefined if there is none. */
  readonly showUnread?: (facts: Facts) => string | undefined;
  /** The type that fees must have; undefined if all fees count. */
  readonly feeType?: number | undefined;
  /** The code whose closed table the values are in. */
  readonly code?: ClosedCode;
  /** The value of an account that applies if a request leaves it out. */
  readonly readDefault?: (account: EffectiveAccount) => unknown;
  /** The fields that the facts show the presence of. */
  readonly fields?: readonly FieldReading<Facts>[];
  /** Whether a value of it holds several values, such as those of the order lines. */
  readonly isSeveral?: boolean;
  /** The name of a value that constraints list as accepted. */
  readonly noun?: string;
  /**
   * The facts that analyses try, one for each class that constraints distinguish. `lists` has the points of each spec.
   * Left out for groups whose facts are listed together.
   */
  readonly listSamples?: (
    lists: readonly (readonly never[])[],
    context: SampleContext,
  ) => readonly Partial<Facts>[];
}

/** A dimension of any values. */
// biome-ignore lint/suspicious/noExplicitAny: the values of a dimension meet only specs of that dimension.
export type AnyDimension = Dimension<any, any>;

/** A position on a scale. Amounts of different currencies are on different scales. */
export interface Measure {
  readonly scale: string;
  readonly value: number;
}

/** How facts show the presence of a field that a configuration can require. */
export interface FieldReading<Facts> {
  readonly field: RequiredField;
  /** Undefined if the facts do not show it. Default: whether the dimension reads a value that is not empty. */
  readonly isThere?: (facts: Facts) => boolean | undefined;
  /** Whether a request with the field can have these facts. Default: `isThere`. */
  readonly isPossible?: (facts: Facts) => boolean;
  /** Whether all facts that a configuration records show it, even if it does not require the field. Default: yes. */
  readonly isRecordedBy?: (configuration: MerchantConfiguration) => boolean;
}

/** The parts of a configuration that limit the samples. */
export interface SampleContext {
  readonly countries: readonly Country[];
  readonly currencies: readonly Currency[];
  readonly known: KnownCodes;
}

/** One constraint on one dimension. */
export interface Spec<Value> {
  // biome-ignore lint/suspicious/noExplicitAny: a spec reads its dimension from all facts.
  readonly dimension: Dimension<Value, any>;
  /** Specs with the same key are the same. */
  readonly key: string;
  /** Whether a value meets it; undefined if a missing part of the value decides. */
  readonly check: (value: Value) => boolean | undefined;
  /** The result if the value, or the deciding part of it, is missing. Negation does not change it. */
  readonly onMissing: boolean;
  /** The listed values, bounds or ranges, which divide the dimension into classes. */
  readonly points: readonly unknown[];
  /** How a list constraint treats its points. */
  readonly list?: "only" | "except";
  readonly expected: string;
}

/** A spec of any dimension. */
// biome-ignore lint/suspicious/noExplicitAny: values of one dimension meet its own specs only.
export type AnySpec = Spec<any>;

/** A spec with its JSON Pointer from the constraints. */
export type LocatedSpec = readonly [pointer: string, spec: AnySpec];

/** Whether a constraint accepts payments without the value. */
export function isEligibleIfMissing(onMissing: MissingInput | undefined): boolean {
  return onMissing === "eligible";
}
