import type {
  Account,
  AccountDefaults,
  Arrangement,
  Constraints,
  FormsOfPayment,
  ManagedBookings,
  MethodMove,
  Offer,
  Ordering,
  OrderingRule,
} from "@payment-routing/config-contract";
import { DIMENSION_MODULES } from "../dimensions/index.ts";
import { type Issues, issue, issueOf, type KnownIds } from "./configuration-issue.ts";
import {
  findRepeated,
  findUnknown,
  findUnknownEach,
  itemsOf,
  type Loose,
  membersOf,
} from "./configuration-parts.ts";

/** Checks that an account, with its defaults, is complete, and that its references resolve. */
export function* checkAccount(
  path: string,
  account: Loose<Account>,
  known: KnownIds,
  defaults: ReadonlyMap<unknown, Loose<AccountDefaults>> | undefined,
): Issues {
  const { inherits, withdrawn_methods } = account;
  if (inherits !== undefined && defaults !== undefined)
    yield* findUnknown(`${path}/inherits`, inherits, new Set(defaults.keys()), "account_defaults", "name");
  yield* checkCompleteness(path, account, inherits === undefined ? {} : defaults?.get(inherits));
  yield* checkSettings(path, account, known);
  yield* findUnknownEach(`${path}/withdrawn_methods`, withdrawn_methods, known.methods, "methods");
  const offered = new Set(itemsOf<Offer>(account.offers).map(([, { method_id }]) => method_id));
  for (const [position, id] of (Array.isArray(withdrawn_methods) ? withdrawn_methods : []).entries()) {
    if (offered.has(id))
      yield issue(
        `${path}/withdrawn_methods/${position}`,
        "a method that the account does not offer itself",
        id,
      );
  }
}

/** Does nothing for unknown defaults, since what they provide is unknown. */
function* checkCompleteness(
  path: string,
  { default_language, offers, withdrawn_methods }: Loose<Account>,
  defaults: Loose<AccountDefaults> | undefined,
): Issues {
  if (defaults === undefined) return;
  if (default_language === undefined && defaults.default_language === undefined)
    yield issueOf(`${path}/default_language`, "a member, here or in the account's defaults", "nothing");
  const withdrawn: readonly unknown[] = Array.isArray(withdrawn_methods) ? withdrawn_methods : [];
  const inherited = itemsOf<Offer>(defaults.offers).filter(
    ([, { method_id }]) => !withdrawn.includes(method_id),
  );
  if (offers === undefined && inherited.length === 0)
    yield issueOf(`${path}/offers`, "a member, here or in the account's defaults", "nothing");
}

/** Checks account defaults, or the same members of an account. */
export function* checkSettings(path: string, settings: Loose<AccountDefaults>, known: KnownIds): Issues {
  const { default_currency, policy, offers, ordering, managed_bookings } = settings;
  yield* findUnknown(`${path}/default_currency`, default_currency, known.currencies, "currencies");
  yield* checkConstraints(`${path}/policy`, policy, known);
  yield* findRepeated(`${path}/offers`, "method_id", offers);
  for (const [position, offer] of itemsOf<Offer>(offers)) {
    const at = `${path}/offers/${position}`;
    yield* findUnknown(`${at}/method_id`, offer.method_id, known.methods, "methods");
    yield* checkConstraints(`${at}/policy`, offer.policy, known);
  }
  yield* checkOrdering(`${path}/ordering`, ordering, known);
  const managed = membersOf<ManagedBookings>(managed_bookings);
  const forms = membersOf<Record<"only" | "except", FormsOfPayment>>(managed.forms_of_payment);
  const at = `${path}/managed_bookings`;
  yield* findUnknownEach(`${at}/forms_of_payment/only`, forms.only, known.methods, "methods");
  yield* findUnknownEach(`${at}/forms_of_payment/except`, forms.except, known.methods, "methods");
  yield* checkConstraints(`${at}/policy`, managed.policy, known);
  yield* checkOrdering(`${at}/ordering`, managed.ordering, known);
}

/** Checks that an ordering names known methods and gives each one rank. */
function* checkOrdering(path: string, ordering: unknown, known: KnownIds): Issues {
  const { rules, default: fallback } = membersOf<Ordering>(ordering);
  yield* findRepeated(`${path}/rules`, "name", rules);
  for (const [position, rule] of itemsOf<OrderingRule>(rules)) {
    yield* checkConstraints(`${path}/rules/${position}/when`, rule.when, known);
    // biome-ignore lint/complexity/useLiteralKeys: `then` is a member of the configuration here.
    yield* checkArrangement(`${path}/rules/${position}/then`, rule["then"], known);
  }
  yield* checkArrangement(`${path}/default`, fallback, known);
}

function* checkArrangement(path: string, arrangement: unknown, { methods }: KnownIds): Issues {
  const { first, last, move } = membersOf<Arrangement>(arrangement);
  yield* findUnknownEach(`${path}/first`, first, methods, "methods");
  yield* findUnknownEach(`${path}/last`, last, methods, "methods");
  for (const [position, id] of (Array.isArray(last) ? last : []).entries()) {
    if (Array.isArray(first) && first.includes(id))
      yield issue(`${path}/last/${position}`, "a method that is not in first", id);
  }
  for (const [position, given] of itemsOf<Record<keyof MethodMove | "before" | "after", number>>(move)) {
    for (const name of ["method_id", "before", "after"] as const)
      yield* findUnknown(`${path}/move/${position}/${name}`, given[name], methods, "methods");
    const name = given.before === undefined ? "after" : "before";
    if (typeof given.method_id === "number" && given.method_id === given[name])
      yield issue(`${path}/move/${position}/${name}`, "another method than the one moved", given.method_id);
  }
}

/** Checks rules of constraints that the schema cannot express. */
export function* checkConstraints(path: string, constraints: unknown, known: KnownIds): Issues {
  const given = membersOf<Constraints>(constraints);
  for (const { member, check } of DIMENSION_MODULES)
    if (check !== undefined) yield* check(`${path}/${member}`, given[member as keyof Constraints], known);
  for (const word of ["all", "any"] as const) {
    for (const [position, inner] of itemsOf<Constraints>(given[word]))
      yield* checkConstraints(`${path}/${word}/${position}`, inner, known);
  }
  if (given.not !== undefined) yield* checkConstraints(`${path}/not`, given.not, known);
}
