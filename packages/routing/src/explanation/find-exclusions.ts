import type {
  CatalogueMethod,
  FormsOfPayment,
  MerchantConfiguration,
  RequiredField,
} from "@payment-routing/config-contract";
import { createClassifier } from "../classes/classifier.ts";
import type { Condition } from "../condition.ts";
import { acceptsMethod, type Located } from "../configuration/effective-accounts.ts";
import { type Bits, makeBits, setBit } from "../decision/bits.ts";
import { type CompiledAccount, MANAGED_BOOKING } from "../decision/compile-account.ts";
import type { Catalogue } from "../decision/compile-catalogue.ts";
import type { CompiledOffers } from "../decision/compile-offers.ts";
import type { Facts } from "../facts/facts.ts";
import {
  compileExclusionTable,
  type ExclusionGroup,
  type Exclusions,
  type ExclusionTable,
} from "./exclusion-table.ts";
import { findCommonReasons } from "./explain.ts";
import {
  explainFormOfPayment,
  explainProcessorField,
  explainWithdrawal,
  findReasons,
} from "./find-reasons.ts";
import type { Reason } from "./reason.ts";

/** Finds the reasons of an explanation in a fraction of the time. */
export type ExclusionFinder = (account: CompiledAccount, facts: Facts) => Exclusions;

export function createExclusionFinder(
  catalogue: Catalogue,
  configuration: MerchantConfiguration,
): ExclusionFinder {
  const classify = createClassifier(catalogue.classification.dimensions);
  const known = new KnownGroups(catalogue);
  const size = catalogue.methods.length;
  const [eligible, once, repeatedly] = [makeBits(size), makeBits(size), makeBits(size)];
  return (account, facts) => {
    const { offered } = account.offers;
    const groups = known.find(account, classify(facts), facts, configuration);
    once.fill(0);
    repeatedly.fill(0);
    for (const { methods } of groups) addBits(once, repeatedly, methods);
    for (let word = 0; word < offered.length; word++) {
      const all = offered[word] as number;
      const excluded = once[word] as number;
      eligible[word] = all & ~excluded;
      once[word] = all & excluded & ~(repeatedly[word] as number);
    }
    return { offered, eligible, excludedOnce: once, groups };
  };
}

/** Adds the elements of a set; those that have been added before, to the second set. */
function addBits(once: Bits, repeatedly: Bits, added: Bits): void {
  for (let word = 0; word < added.length; word++) {
    const before = once[word] as number;
    const bits = added[word] as number;
    repeatedly[word] = (repeatedly[word] as number) | (before & bits);
    once[word] = before | bits;
  }
}

/** The groups of a router. They are made when they are first needed. */
class KnownGroups {
  readonly #catalogue: Catalogue;
  readonly #capabilities: ExclusionTable;
  readonly #policies = new Map<CompiledOffers, ExclusionTable>();
  /** Offers of several accounts share conditions. */
  readonly #exclusions = new Map<Condition, number>();
  /** Of reasons that exclude every method, by JSON Pointer. */
  readonly #common = new Map<string, CommonGroup>();
  readonly #byField = new Map<RequiredField, readonly ExclusionGroup[]>();
  /** Of other rules that are not constraints. */
  readonly #byRule = new Map<object, readonly ExclusionGroup[]>();
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
    this.#findRules(account, facts, groups);
    for (const reason of findCommonReasons(account, facts, configuration))
      groups.push(this.#findCommon(reason));
    return groups;
  }

  #findRules(
    { withdrawn, managedBookings }: CompiledAccount,
    { missing_fields, transaction_type }: Facts,
    groups: ExclusionGroup[],
  ): void {
    for (const field of missing_fields)
      groups.push(...findOrMake(this.#byField, field, () => this.#listByField(field)));
    for (const withdrawal of withdrawn) {
      const list = () => [this.#makeRule(explainWithdrawal(withdrawal), ({ id }) => id === withdrawal.value)];
      groups.push(...findOrMake(this.#byRule, withdrawal, list));
    }
    if (transaction_type !== MANAGED_BOOKING) return;
    for (const form of managedBookings.formsOfPayment)
      groups.push(...findOrMake(this.#byRule, form, () => this.#listByForm(form)));
  }

  #listByField(field: RequiredField): readonly ExclusionGroup[] {
    return [...this.#catalogue.processorFields].flatMap(([processor, fields]) =>
      fields
        .filter(({ value }) => value === field)
        .map((each) => this.#makeRule(explainProcessorField(each), ({ psp_type }) => psp_type === processor)),
    );
  }

  /** One for each method, which is the actual value. */
  #listByForm(form: Located<FormsOfPayment>): readonly ExclusionGroup[] {
    return this.#catalogue.methods
      .filter(({ value: { id } }) => !acceptsMethod(form.value, id))
      .map(({ value: method }) =>
        this.#makeRule(explainFormOfPayment(form, method.id), ({ id }) => id === method.id),
      );
  }

  #findCommon(reason: Reason): ExclusionGroup {
    const group = findOrMake(this.#common, reason.pointer, () => {
      return { ...this.#makeRule(reason, () => true), hasSingleValue: false, reason, explain: explainCommon };
    });
    group.reason = reason;
    return group;
  }

  #makeRule(reason: Reason, isExcluded: (method: CatalogueMethod) => boolean): ExclusionGroup {
    const exclusions = new Map<number, number>();
    for (const [position, { value }] of this.#catalogue.methods.entries())
      if (isExcluded(value)) exclusions.set(position, this.#nextExclusion++);
    return { ...this.#makeGroup(exclusions), hasSingleValue: true, explain: () => reason };
  }

  #findPolicies(offers: CompiledOffers): ExclusionTable {
    return findOrMake(this.#policies, offers, () => this.#compile(offers.policies.conditions));
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
    return findOrMake(this.#exclusions, condition, () => this.#nextExclusion++);
  }

  #makeGroup(exclusions: ReadonlyMap<number, number>) {
    const methods = makeBits(this.#catalogue.methods.length);
    for (const method of exclusions.keys()) setBit(methods, method);
    const exclusionOf = (method: number): number => exclusions.get(method) as number;
    return { number: this.#nextGroup++, methods, exclusionOf };
  }
}

interface CommonGroup extends ExclusionGroup {
  /** That of the last payment. */
  reason: Reason;
}

function explainCommon(this: CommonGroup): Reason {
  return this.reason;
}

function findOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
