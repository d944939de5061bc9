import type { Constraints, MerchantConfiguration, Ordering } from "@payment-routing/config-contract";

/** Lists all constraints of a configuration, nested ones included. */
export function* listConstraints({
  methods,
  account_defaults = [],
  clients,
}: MerchantConfiguration): Generator<Constraints> {
  for (const { capabilities } of methods) yield* unfold(capabilities);
  for (const account of [...account_defaults, ...clients.flatMap(({ accounts }) => accounts)]) {
    yield* unfold(account.policy);
    yield* inOrdering(account.ordering);
    yield* unfold(account.managed_bookings?.policy);
    yield* inOrdering(account.managed_bookings?.ordering);
    for (const { policy } of account.offers ?? []) yield* unfold(policy);
  }
}

function* unfold(constraints: Constraints | undefined): Generator<Constraints> {
  if (constraints === undefined) return;
  yield constraints;
  for (const inner of constraints.all ?? []) yield* unfold(inner);
  for (const inner of constraints.any ?? []) yield* unfold(inner);
  yield* unfold(constraints.not);
}

function* inOrdering(ordering: Ordering | undefined): Generator<Constraints> {
  for (const { when } of ordering?.rules ?? []) yield* unfold(when);
}
