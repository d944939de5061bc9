import type { CatalogueMethod, MerchantConfiguration } from "@payment-routing/config-contract";
import type { Decision } from "@payment-routing/routing";
import type { PaymentMethod } from "@payment-routing/search-contract";

/** What becomes of requests. Several may be true of one. */
export const CHANGES = [
  "emptied",
  "filled",
  "default-changed",
  "method-lost",
  "method-won",
  "reordered",
  "preference-changed",
  "method-changed",
  "refusal-changed",
] as const;

/** One of the ways in which an answer changes. */
export type Change = (typeof CHANGES)[number];

/** Why a request got no method: it lacks a field that its merchant requires, or no method is for it. */
export type RefusalKind = "missing-fields" | "no-method";

/** The answer to a request, as records have it. */
export interface RecordedAnswer {
  /** The methods that were offered, in order. */
  readonly offered: readonly number[];
  /** Their preferences, in the same order; left out where they are not to be compared. */
  readonly preferences?: readonly number[];
  /** Of an answer without a method; left out where refusals are not to be compared. */
  readonly refusal?: RefusalKind | undefined;
}

/** Something that an answer says otherwise, of a method that is in both or of the request. */
export interface Difference {
  /** Undefined for a refusal, which is of no method. */
  readonly methodId: number | undefined;
  readonly member: "preference" | "psp_type" | "state_id" | "refusal";
  readonly before: string | number;
  readonly after: string | number;
}

/** Methods by ID, as answers describe them. */
export type DescribedMethods = ReadonlyMap<number, Pick<CatalogueMethod, "psp_type" | "state_id">>;

/** What a decision answers, in the form that records have. */
export function readAnswer(decision: Decision): RecordedAnswer {
  const { methods } = decision;
  return {
    offered: methods.map(({ id }) => id),
    preferences: methods.map(({ preference }) => preference),
    refusal: findRefusalKind(decision),
  };
}

function findRefusalKind({ refusal, methods }: Decision): RefusalKind | undefined {
  if (refusal?.code === "missing-fields") return "missing-fields";
  return methods.length === 0 ? "no-method" : undefined;
}

export function describeMethods({ methods }: MerchantConfiguration): DescribedMethods {
  return new Map(methods.map((method) => [method.id, method]));
}

/** Whether an answer is what it was, as far as that is known: most are, and are asked no more. */
export function isSameAnswer(
  { offered, preferences, refusal }: RecordedAnswer,
  after: Decision,
  described: DescribedMethods | undefined,
): boolean {
  const { methods } = after;
  if (methods.length !== offered.length) return false;
  for (let place = 0; place < methods.length; place++) {
    const { id, preference, psp_type, state_id } = methods[place] as PaymentMethod;
    if (id !== offered[place]) return false;
    if (preferences !== undefined && preference !== preferences[place]) return false;
    const method = described?.get(id);
    if (method !== undefined && (method.psp_type !== psp_type || method.state_id !== state_id)) return false;
  }
  return refusal === undefined || refusal === findRefusalKind(after);
}

/** Lists what an answer says otherwise; whether methods come or go, and in what order, is told by the lists of IDs. */
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
  for (const [place, { id, preference, psp_type, state_id }] of after.methods.entries()) {
    const placeBefore = offered[place] === id ? place : offered.indexOf(id);
    if (placeBefore < 0) continue;
    const method = described?.get(id);
    compare(id, "preference", preferences?.[placeBefore], preference);
    compare(id, "psp_type", method?.psp_type, psp_type);
    compare(id, "state_id", method?.state_id, state_id);
  }
  const refusal = findRefusalKind(after);
  if (refusal !== undefined) compare(undefined, "refusal", before.refusal, refusal);
  return differences;
}

/** What all is true of an answer that was one list of methods and would be another. */
export function listChanges(
  before: readonly number[],
  after: readonly number[],
  differences: readonly Difference[],
): readonly Change[] {
  const common = before.filter((id) => after.includes(id));
  const isReordered = after.filter((id) => before.includes(id)).some((id, place) => id !== common[place]);
  const members = new Set(differences.map(({ member }) => member));
  const found: Readonly<Record<Change, boolean>> = {
    emptied: before.length > 0 && after.length === 0,
    filled: before.length === 0 && after.length > 0,
    "default-changed": before.length > 0 && after.length > 0 && before[0] !== after[0],
    "method-lost": common.length < before.length,
    "method-won": common.length < after.length,
    reordered: isReordered,
    "preference-changed": members.has("preference"),
    "method-changed": members.has("psp_type") || members.has("state_id"),
    "refusal-changed": members.has("refusal"),
  };
  return CHANGES.filter((change) => found[change]);
}
