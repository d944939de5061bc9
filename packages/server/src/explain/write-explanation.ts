import type { Explanation, MethodExplanation, OrderingExplanation, Reason } from "@payment-routing/routing";
import type { Place } from "../served-configuration.ts";

/** Where a JSON Pointer into the configuration leads to; undefined where that is not known. */
export type Locate = (pointer: string) => Place | undefined;

/** An explanation as operators get it: with the file and line of everything that decided. Plain JSON. */
export type WrittenExplanation = ReturnType<typeof writeExplanation>;
/** A method, whether it is eligible, and why not. */
export type WrittenMethod = ReturnType<typeof writeMethod>;

/** Why a method is not eligible, or a rule of the ordering not applied, with its place. */
export interface WrittenReason {
  readonly code: Reason["code"];
  readonly expected: string;
  readonly actual: string;
  /** Whether what decides is left out or cannot be read, so that of a constraint `on_missing` decided. */
  readonly missing: boolean;
  readonly pointer: string;
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly message: string;
  /** Of an `any` or a `not`, what fails inside it, of which one is to mend; of an `all` among them, each of which is. */
  readonly causes?: readonly WrittenReason[];
}

/** Writes an explanation. */
export function writeExplanation(explanation: Explanation, locate: Locate) {
  const { configurationDigest, facts, refusal, methods, ordering } = explanation;
  return {
    configuration_digest: configurationDigest,
    instant: new Date(facts.instant).toISOString(),
    refusal,
    ordering: writeOrdering(ordering, locate),
    methods: methods.map((method) => writeMethod(method, locate)),
    facts,
  };
}

function writeMethod(
  { id, name, pointer, isEligible, preference, reasons }: MethodExplanation,
  locate: Locate,
) {
  return {
    id,
    name,
    eligible: isEligible,
    preference,
    ...placeOf(pointer, locate),
    reasons: reasons.map((reason) => writeReason(reason, locate)),
  };
}

function writeOrdering({ appliedBy, pointer, name, passedOver }: OrderingExplanation, locate: Locate) {
  return {
    applied_by: appliedBy,
    name,
    ...placeOf(pointer, locate),
    passed_over: passedOver.map((rule) => ({
      name: rule.name,
      ...placeOf(rule.pointer, locate),
      reasons: rule.reasons.map((reason) => writeReason(reason, locate)),
    })),
  };
}

/** Writes a reason with the place of what it comes from. */
export function writeReason(reason: Reason, locate: Locate): WrittenReason {
  const { code, expected, actual, isMissing, pointer, message, causes } = reason;
  return {
    code,
    expected,
    actual,
    missing: isMissing,
    ...placeOf(pointer, locate),
    message,
    ...(causes.length > 0 && { causes: causes.map((cause) => writeReason(cause, locate)) }),
  };
}

function placeOf<Pointer extends string | undefined>(pointer: Pointer, locate: Locate) {
  const place = pointer === undefined ? undefined : locate(pointer);
  return { pointer, file: place?.file, line: place?.line, column: place?.column };
}
