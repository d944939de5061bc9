import type { CatalogueMethod, MerchantConfiguration } from "@payment-routing/config-contract";
import type { PaymentMethod } from "@payment-routing/search-contract";
import type { Decision } from "../../decision/decide.ts";

/** The kinds of changes to the answer of a request, which can have several. */
export const CHANGES = [
  "emptied",
  "filled",
  "default_changed",
  "method_lost",
  "method_won",
  "reordered",
  "preference_changed",
  "method_changed",
  "rejection_changed",
] as const;

/** A kind of change. */
export type Change = (typeof CHANGES)[number];

/** A value for each kind of change. */
export function forEachChange<Value>(make: (change: Change) => Value): Record<Change, Value> {
  return Object.fromEntries(CHANGES.map((change) => [change, make(change)])) as Record<Change, Value>;
}

/** Why a request got no method: a required field is missing, or no method is eligible. */
export type RejectionKind = "missing-fields" | "no-method";

/** A recorded answer. */
export interface RecordedAnswer {
  /** The methods that were offered, in order. */
  readonly offered: readonly number[];
  /** Their preferences, in the same order; left out if they are not compared. */
  readonly preferences?: readonly number[];
  /** For an answer without a method; left out if it is not compared. */
  readonly rejection?: RejectionKind | undefined;
}

/** A difference in a method that both answers have, or in the reason for no method. */
export interface Difference {
  /** Undefined for `rejection`. */
  readonly methodId: number | undefined;
  readonly member: "preference" | "psp_type" | "state_id" | "rejection";
  readonly before: string | number;
  readonly after: string | number;
}

/** The members of methods that answers have, by method ID. */
export type DescribedMethods = ReadonlyMap<number, Pick<CatalogueMethod, "psp_type" | "state_id">>;

/** Converts a decision to a recorded answer. */
export function readAnswer(decision: Decision): RecordedAnswer {
  const { methods } = decision;
  return {
    offered: methods.map(({ id }) => id),
    preferences: methods.map(({ preference }) => preference),
    rejection: findRejectionKind(decision),
  };
}

function findRejectionKind({ rejection, methods }: Decision): RejectionKind | undefined {
  if (rejection?.code === "missing-fields") return "missing-fields";
  return methods.length === 0 ? "no-method" : undefined;
}

export function describeMethods({ methods }: MerchantConfiguration): DescribedMethods {
  return new Map(methods.map((method) => [method.id, method]));
}

/** Whether an answer is unchanged, as far as it is recorded. Most are, and need no further comparison. */
export function isSameAnswer(
  { offered, preferences, rejection }: RecordedAnswer,
  after: Decision,
  described: DescribedMethods | undefined,
): boolean {
  const { methods } = after;
  if (methods.length !== offered.length) return false;
  for (let index = 0; index < methods.length; index++) {
    const { id, preference, psp_type, state_id } = methods[index] as PaymentMethod;
    if (id !== offered[index]) return false;
    if (preferences !== undefined && preference !== preferences[index]) return false;
    const method = described?.get(id);
    if (method !== undefined && (method.psp_type !== psp_type || method.state_id !== state_id)) return false;
  }
  return rejection === undefined || rejection === findRejectionKind(after);
}

/** Lists differences in the methods that both answers have. */
export function listDifferences(
  before: RecordedAnswer,
  after: Decision,
  described: DescribedMethods | undefined,
): readonly Difference[] {
  const differences: Difference[] = [];
  const compare = <Value extends string | number>(
    methodId: number | undefined,
    member: Difference["member"],
    old: Value | undefined,
    value: Value,
  ) => {
    if (old !== undefined && old !== value) differences.push({ methodId, member, before: old, after: value });
  };
  const { offered, preferences } = before;
  for (const [index, { id, preference, psp_type, state_id }] of after.methods.entries()) {
    const indexBefore = offered[index] === id ? index : offered.indexOf(id);
    if (indexBefore < 0) continue;
    const method = described?.get(id);
    compare(id, "preference", preferences?.[indexBefore], preference);
    compare(id, "psp_type", method?.psp_type, psp_type);
    compare(id, "state_id", method?.state_id, state_id);
  }
  const rejection = findRejectionKind(after);
  if (rejection !== undefined) compare(undefined, "rejection", before.rejection, rejection);
  return differences;
}

/** Lists the changes from one list of methods to another. */
export function listChanges(
  before: readonly number[],
  after: readonly number[],
  differences: readonly Difference[],
): readonly Change[] {
  const common = before.filter((id) => after.includes(id));
  const isReordered = after.filter((id) => before.includes(id)).some((id, index) => id !== common[index]);
  const members = new Set(differences.map(({ member }) => member));
  const found: Readonly<Record<Change, boolean>> = {
    emptied: before.length > 0 && after.length === 0,
    filled: before.length === 0 && after.length > 0,
    default_changed: before.length > 0 && after.length > 0 && before[0] !== after[0],
    method_lost: common.length < before.length,
    method_won: common.length < after.length,
    reordered: isReordered,
    preference_changed: members.has("preference"),
    method_changed: members.has("psp_type") || members.has("state_id"),
    rejection_changed: members.has("rejection"),
  };
  return CHANGES.filter((change) => found[change]);
}
