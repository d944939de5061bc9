import type { CatalogueMethod, ClosedCode, MerchantConfiguration } from "@payment-routing/config-contract";
import { acceptsMethod, type Located } from "../configuration/effective-accounts.ts";
import { readKnownCodes } from "../configuration/known-codes.ts";
import { hasBit } from "../decision/bits.ts";
import { type CompiledAccount, MANAGED_BOOKING } from "../decision/compile-account.ts";
import type { Catalogue } from "../decision/compile-catalogue.ts";
import type { Decision, Rejection } from "../decision/decide.ts";
import { DIMENSIONS } from "../dimensions/index.ts";
import { listCodes, showList } from "../dimensions/list.ts";
import type { Facts } from "../facts/facts.ts";
import { explainOrdering, type OrderingExplanation } from "./explain-ordering.ts";
import {
  explainFormOfPayment,
  explainProcessorField,
  explainWithdrawal,
  findReasons,
} from "./find-reasons.ts";
import { makeReason, type Reason } from "./reason.ts";

/** Why a decision is what it is. */
export interface Explanation {
  readonly configurationDigest: string;
  readonly facts: Facts;
  readonly rejection: Rejection | undefined;
  /** Every method of the catalogue: those of the answer, in its order, and then the others by ID. */
  readonly methods: readonly MethodExplanation[];
  readonly ordering: OrderingExplanation;
}

/** Why a method is offered or not. */
export interface MethodExplanation {
  readonly id: number;
  readonly name: string;
  /** A JSON Pointer to the method in the catalogue. */
  readonly pointer: string;
  readonly isEligible: boolean;
  /** The preference that the answer gives it. */
  readonly preference: number | undefined;
  /** Everything that excludes it; empty if it is eligible. */
  readonly reasons: readonly Reason[];
}

export function explain(
  account: CompiledAccount,
  decision: Decision,
  catalogue: Catalogue,
  configuration: MerchantConfiguration,
): Explanation {
  const { configurationDigest, facts, rejection } = decision;
  const ranks = new Map(decision.methods.map(({ id }, rank) => [id, rank]));
  const common = findCommonReasons(account, facts, configuration);
  const methods = catalogue.methods.map(({ value: { id, name }, pointer }, position): MethodExplanation => {
    const reasons = [...common, ...findMethodReasons(account, facts, catalogue, position)];
    const preference = decision.methods[ranks.get(id) ?? -1]?.preference;
    return { id, name, pointer, isEligible: reasons.length === 0, preference, reasons };
  });
  const rankOf = ({ id }: MethodExplanation): number => ranks.get(id) ?? methods.length;
  methods.sort((a, b) => rankOf(a) - rankOf(b) || a.id - b.id);
  return { configurationDigest, facts, rejection, methods, ordering: explainOrdering(account, facts) };
}

/** The reasons that exclude every method. */
export function findCommonReasons(
  { requiredFields, policies, managedBookings }: CompiledAccount,
  facts: Facts,
  configuration: MerchantConfiguration,
): Reason[] {
  const missing = requiredFields.filter(({ value }) => facts.missing_fields.includes(value));
  const isManaged = facts.transaction_type === MANAGED_BOOKING;
  return [
    ...missing.map(({ value, pointer }) =>
      makeReason("required-by-merchant", pointer, value, "nothing", { isMissing: true }),
    ),
    ...facts.unknown_codes.map((code) => explainCode(code, facts, configuration)),
    ...findReasons(policies, facts),
    ...(isManaged ? findReasons(managedBookings.policies, facts) : []),
  ];
}

function explainCode(code: ClosedCode, facts: Facts, configuration: MerchantConfiguration): Reason {
  const { closed_codes = [] } = configuration;
  const known = readKnownCodes(configuration).get(code);
  const value = DIMENSIONS.find((dimension) => dimension.code === code)?.read(facts);
  const unknown = listCodes(value).filter((each) => known?.has(each) !== true);
  const actual = unknown.length === 0 ? "another" : showList(unknown);
  return makeReason("unknown-code", `/closed_codes/${closed_codes.indexOf(code)}`, `a known ${code}`, actual);
}

function findMethodReasons(
  account: CompiledAccount,
  facts: Facts,
  catalogue: Catalogue,
  position: number,
): Reason[] {
  const { offers, managedBookings } = account;
  const reasons: Reason[] = [];
  if (!hasBit(account.offered, position)) reasons.push(explainAbsence(account, catalogue, position));
  const forms = facts.transaction_type === MANAGED_BOOKING ? managedBookings.formsOfPayment : [];
  const { value: method } = catalogue.methods[position] as Located<CatalogueMethod>;
  for (const form of forms)
    if (!acceptsMethod(form.value, method.id)) reasons.push(explainFormOfPayment(form, method.id));
  for (const field of catalogue.processorFields.get(method.psp_type) ?? [])
    if (facts.missing_fields.includes(field.value)) reasons.push(explainProcessorField(field));
  reasons.push(...findReasons(catalogue.capabilities.conditions[position] ?? [], facts));
  reasons.push(...findReasons(offers.policies.conditions[position] ?? [], facts));
  return reasons;
}

/** Why an account does not offer a method. */
function explainAbsence(
  { offers, withdrawn, offersPointer }: CompiledAccount,
  catalogue: Catalogue,
  position: number,
): Reason {
  const id = catalogue.methods[position]?.value.id;
  const withdrawal = withdrawn.find(({ value }) => value === id);
  return withdrawal !== undefined && hasBit(offers.offered, position)
    ? explainWithdrawal(withdrawal)
    : makeReason("not-offered", offersPointer, "an offer of the method", "none");
}
