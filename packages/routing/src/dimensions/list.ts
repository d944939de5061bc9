import type { MissingInput } from "@payment-routing/config-contract";
import type { Issues } from "../configuration/configuration-issue.ts";
import { findUnknownEach, membersOf } from "../configuration/configuration-parts.ts";
import { type Dimension, isEligibleIfMissing, type Spec } from "./dimension.ts";

/** Parts of a dimension of numeric codes. */
export const CODES = { classes: "codes", show: String } as const;

/** Parts of a dimension of texts. */
export const TEXTS = { classes: "texts", show: (text: string) => JSON.stringify(text) } as const;

export type ListConstraint<Value> = (
  | { readonly only: readonly Value[] }
  | { readonly except: readonly Value[] }
) & { readonly on_missing?: MissingInput };

/** A constraint that lists the accepted values, or the excluded ones. */
export function makeListSpec<Value, Facts>(
  dimension: Dimension<Value, Facts>,
  constraint: ListConstraint<Value>,
): Spec<Value> {
  const { points, list } = readList(constraint);
  const set = new Set(points);
  const isOnly = list === "only";
  return {
    dimension,
    key: `${dimension.name} ${JSON.stringify(constraint)}`,
    check: (value) => set.has(value) === isOnly,
    onMissing: isEligibleIfMissing(constraint.on_missing),
    points,
    list,
    expected: `${isOnly ? "one of" : "none of"} ${showList(points)}`,
  };
}

/** A fact of several values. */
export interface Several<Value> {
  readonly values: readonly Value[];
  /** Whether one of the things that have such a value lacks it. */
  readonly isMissingSome: boolean;
}

/** The codes in the value of a dimension. */
export function listCodes(
  value: number | string | Several<number | string> | undefined,
): readonly (number | string)[] {
  if (value === undefined) return [];
  return typeof value === "object" ? value.values : [value];
}

/** A list constraint on a fact of several values: `only` accepts it if all are listed, `except` if none is. */
export function makeEverySpec<Value, Facts>(
  dimension: Dimension<Several<Value>, Facts>,
  constraint: ListConstraint<Value>,
): Spec<Several<Value>> {
  const { points, list } = readList(constraint);
  const set = new Set(points);
  const isOnly = list === "only";
  return {
    dimension,
    key: `${dimension.name} ${JSON.stringify(constraint)}`,
    check: ({ values, isMissingSome }) => {
      for (const value of values) if (set.has(value) !== isOnly) return false;
      return isMissingSome ? undefined : true;
    },
    onMissing: isEligibleIfMissing(constraint.on_missing),
    points,
    list,
    expected: `${isOnly ? "only" : "none of"} ${showList(points)}`,
  };
}

/** The listed values, and how the constraint treats them. */
export function readList<Value>(constraint: ListConstraint<Value>): {
  readonly points: readonly Value[];
  readonly list: "only" | "except";
} {
  return "only" in constraint
    ? { points: constraint.only, list: "only" }
    : { points: constraint.except, list: "except" };
}

/** Checks that the listed IDs are in a section of the configuration. */
export function* checkList(
  path: string,
  list: unknown,
  known: ReadonlySet<unknown> | undefined,
  section: string,
): Issues {
  const { only, except } = membersOf<{ only: unknown; except: unknown }>(list);
  yield* findUnknownEach(`${path}/only`, only, known, section);
  yield* findUnknownEach(`${path}/except`, except, known, section);
}

/** Cuts a long list short. */
export function showList(values: readonly unknown[]): string {
  const shown = values
    .slice(0, MAX_SHOWN)
    .map((value) => (typeof value === "string" ? JSON.stringify(value) : value));
  const rest = values.length - shown.length;
  return shown.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

const MAX_SHOWN = 20;

/** The listed texts and one other, or the texts that a closed code can have. */
export function sampleTexts(
  lists: readonly (readonly string[])[],
  closed: ReadonlySet<unknown> | undefined,
  start?: string,
): readonly string[] {
  if (closed !== undefined) return [...closed] as string[];
  const named = new Set(lists.flat());
  return [...named, findAnother(named, start)];
}

/** Like `sampleTexts`, for codes. */
export function sampleCodes(
  lists: readonly (readonly number[])[],
  closed: ReadonlySet<unknown> | undefined,
): readonly number[] {
  if (closed !== undefined) return [...closed] as number[];
  const named = new Set(lists.flat());
  return [1 + Math.max(0, ...named), ...named];
}

/** A text that is not in the set. */
function findAnother(texts: ReadonlySet<string>, start = "another"): string {
  let text = start;
  while (texts.has(text)) text += "-";
  return text;
}
