import type { CatalogueMethod, MerchantConfiguration } from "@payment-routing/config-contract";
import { createClassifier } from "../classes/classifier.ts";
import type { Condition } from "../condition.ts";
import { acceptsMethod } from "../configuration/effective-accounts.ts";
import { makeBits, setBit } from "../decision/bits.ts";
import { type CompiledAccount, MANAGED_BOOKING } from "../decision/compile-account.ts";
import type { Catalogue } from "../decision/compile-catalogue.ts";
import type { CompiledOffers } from "../decision/compile-offers.ts";
import type { Facts } from "../facts/facts.ts";
import type { ExclusionGroup, Exclusions } from "./exclusion.ts";
import { compileExclusionTable, type ExclusionTable } from "./exclusion-table.ts";
import { findCommonReasons } from "./explain.ts";
import { findReasons } from "./find-reasons.ts";
import type { Reason } from "./reason.ts";
import { explainFormOfPayment, explainProcessorField, explainWithdrawal } from "./rule-reasons.ts";

/** Finds the reasons of an explanation in a fraction of the time. */
export type ExclusionFinder = (account: CompiledAccount, facts: Facts) => Exclusions;

export function createExclusionFinder(
  catalogue: Catalogue,
  configuration: MerchantConfiguration,
): ExclusionFinder {
  const classify = createClassifier(catalogue.classification.dimensions);
  const known = new KnownGroups(catalogue);
  const eligible = makeBits(catalogue.methods.length);
  const excludedOnce = makeBits(catalogue.methods.length);
  return (account, facts) => {
    const { offered } = account.offers;
    const groups = known.find(account, classify(facts), facts, configuration);
    for (let word = 0; word < offered.length; word++) {
      let once = 0;
      let more = 0;
      for (const { methods } of groups) {
        const excluded = methods[word] as number;
        more |= once & excluded;
        once |= excluded;
      }
      const all = offered[word] as number;
      eligible[word] = all & ~once;
      excludedOnce[word] = all & once & ~more;
    }
    return { offered, eligible, excludedOnce, groups };
  };
}

/** The groups of a router. They are made when they are first needed. */
class KnownGroups {
  readonly #catalogue: Catalogue;
  readonly #capabilities: ExclusionTable;
  readonly #policies = new Map<CompiledOffers, ExclusionTable>();
  /** Offers of several accounts share conditions. */
  readonly #exclusions = new Map<Condition, number>();
  readonly #rules = new Map<string, RuleGroup>();
  #nextGroup = 0;
  #nextExclusion = 0;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#capabilities = this.#compile(catalogue.capabilities.conditions);
  }

  find(
    account: CompiledAccount,
    classes: Int32Array,
    facts: Facts,
    configuration: MerchantConfiguration,
  ): readonly ExclusionGroup[] {
    const groups: ExclusionGroup[] = [];
    this.#capabilities.find(classes, facts, groups);
    this.#findPolicies(account.offers).find(classes, facts, groups);
    groups.push(...this.#listRules(account, facts));
    for (const reason of findCommonReasons(account, facts, configuration))
      groups.push(this.#findRule(reason, () => true));
    return groups;
  }

  *#listRules({ withdrawn, managedBookings }: CompiledAccount, facts: Facts): Generator<ExclusionGroup> {
    const { methods, processorFields } = this.#catalogue;
    for (const field of facts.missing_fields)
      for (const [processor, fields] of processorFields)
        for (const required of fields)
          if (required.value === field)
            yield this.#findRule(explainProcessorField(required), ({ psp_type }) => psp_type === processor);
    for (const withdrawal of withdrawn)
      yield this.#findRule(explainWithdrawal(withdrawal), ({ id }) => id === withdrawal.value);
    if (facts.transaction_type !== MANAGED_BOOKING) return;
    for (const form of managedBookings.formsOfPayment)
      for (const { value } of methods)
        if (!acceptsMethod(form.value, value.id))
          yield this.#findRule(explainFormOfPayment(form, value.id), ({ id }) => id === value.id);
  }

  /** The group of a rule that is not a constraint on a method. */
  #findRule(reason: Reason, isExcluded: (method: CatalogueMethod) => boolean): ExclusionGroup {
    // A form of payment has the method as its actual value.
    const key = reason.code === "form-of-payment" ? reason.message : reason.pointer;
    const known = this.#rules.get(key) ?? this.#makeRule(reason, isExcluded);
    this.#rules.set(key, known);
    known.reason = reason;
    return known;
  }

  #makeRule(reason: Reason, isExcluded: (method: CatalogueMethod) => boolean): RuleGroup {
    const exclusions = new Map<number, number>();
    for (const [position, { value }] of this.#catalogue.methods.entries())
      if (isExcluded(value)) exclusions.set(position, this.#nextExclusion++);
    return { ...this.#makeGroup(exclusions), hasSingleValue: false, reason, explain: explainRule };
  }

  #findPolicies(offers: CompiledOffers): ExclusionTable {
    const known = this.#policies.get(offers) ?? this.#compile(offers.policies.conditions);
    this.#policies.set(offers, known);
    return known;
  }

  #compile(conditions: readonly (readonly Condition[])[]): ExclusionTable {
    return compileExclusionTable(
      conditions,
      (unmet, hasSingleValue) => {
        const exclusions = new Map(
          Array.from(unmet, ([method, condition]) => [method, this.#findExclusion(condition)]),
        );
        const explain = (method: number, facts: Facts): Reason =>
          findReasons([unmet.get(method) as Condition], facts)[0] as Reason;
        return { ...this.#makeGroup(exclusions), hasSingleValue, explain };
      },
      this.#catalogue,
    );
  }

  #findExclusion(condition: Condition): number {
    const known = this.#exclusions.get(condition) ?? this.#nextExclusion++;
    this.#exclusions.set(condition, known);
    return known;
  }

  #makeGroup(exclusions: ReadonlyMap<number, number>) {
    const methods = makeBits(this.#catalogue.methods.length);
    for (const method of exclusions.keys()) setBit(methods, method);
    const exclusionOf = (method: number): number => exclusions.get(method) as number;
    return { number: this.#nextGroup++, methods, exclusionOf };
  }
}

interface RuleGroup extends ExclusionGroup {
  /** That of the last payment. */
  reason: Reason;
}

function explainRule(this: RuleGroup): Reason {
  return this.reason;
}
