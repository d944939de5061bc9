import type { Arrangement, MerchantConfiguration, Offer, Ordering } from "@payment-routing/config-contract";
import {
  type EffectiveAccount,
  type Located,
  listEffectiveAccounts,
} from "../../configuration/effective-accounts.ts";
import { finding, type LintFinding } from "./lint-finding.ts";

/** Finds references that have no effect. */
export function* findIdleReferences(configuration: MerchantConfiguration): Iterable<LintFinding> {
  const { processors = [], methods, account_defaults = [], clients } = configuration;
  const types = new Set(methods.map(({ psp_type }) => psp_type));
  for (const [position, { psp_type }] of processors.entries()) {
    if (!types.has(psp_type))
      yield idle(`/processors/${position}`, `no method has the psp_type ${JSON.stringify(psp_type)}`);
  }
  const inherited = new Set(clients.flatMap(({ accounts }) => accounts.map(({ inherits }) => inherits)));
  for (const [position, { name }] of account_defaults.entries()) {
    if (!inherited.has(name)) yield idle(`/account_defaults/${position}`, `no account inherits "${name}"`);
  }
  for (const [pointer, { id, isOffered }] of findNamedMethods(configuration)) {
    if (!isOffered) yield idle(pointer, `method ${id} is not offered here`);
  }
}

function idle(pointer: string, message: string): LintFinding {
  return finding("idle-reference", pointer, message);
}

/** The methods that settings of accounts name, by pointer. Several accounts can inherit a setting. */
function findNamedMethods(configuration: MerchantConfiguration) {
  const named = new Map<string, { readonly id: number; readonly isOffered: boolean }>();
  const add = (references: Iterable<Located<number>>, listOffers: () => readonly Located<Offer>[]) => {
    const list = [...references];
    if (list.length === 0) return;
    // Merging many offers is slow, and unnecessary for an account without references.
    const offered = new Set(listOffers().map(({ value }) => value.method_id));
    for (const { value: id, pointer } of list)
      named.set(pointer, { id, isOffered: offered.has(id) || named.get(pointer)?.isOffered === true });
  };
  for (const account of listEffectiveAccounts(configuration)) {
    add(listReferences(account), () => account.offers);
    add(
      locateAll(account.withdrawnMethods, `${account.pointer}/withdrawn_methods`),
      () => account.inheritedOffers,
    );
  }
  return named;
}

function* listReferences({ ordering, managedBookings }: EffectiveAccount): Iterable<Located<number>> {
  if (ordering !== undefined) yield* listOrdered(ordering);
  if (managedBookings.ordering !== undefined) yield* listOrdered(managedBookings.ordering);
  for (const { value, pointer } of managedBookings.formsOfPayment) {
    for (const [kind, ids] of Object.entries<readonly number[]>({ ...value }))
      yield* locateAll(ids, `${pointer}/${kind}`);
  }
}

function* listOrdered({ value, pointer }: Located<Ordering>): Iterable<Located<number>> {
  for (const [position, rule] of (value.rules ?? []).entries())
    yield* listArranged({ value: rule.then, pointer: `${pointer}/rules/${position}/then` });
  yield* listArranged({ value: value.default, pointer: `${pointer}/default` });
}

function* listArranged({
  value: { first, last, move = [] },
  pointer,
}: Located<Arrangement>): Iterable<Located<number>> {
  yield* locateAll(first, `${pointer}/first`);
  yield* locateAll(last, `${pointer}/last`);
  for (const [position, given] of move.entries()) {
    for (const [name, id] of Object.entries(given))
      yield { value: id, pointer: `${pointer}/move/${position}/${name}` };
  }
}

function* locateAll(ids: readonly number[] = [], pointer: string): Iterable<Located<number>> {
  for (const [position, id] of ids.entries()) yield { value: id, pointer: `${pointer}/${position}` };
}
