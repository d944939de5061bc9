import type {
  Account,
  AccountDefaults,
  FormsOfPayment,
  ManagedBookings,
  Offer,
} from "@payment-routing/config-contract";
import { checkConstraints } from "./check-constraints.ts";
import { checkOrdering } from "./check-ordering.ts";
import { type Issues, issue, issueOf } from "./configuration-issue.ts";
import {
  findRepeated,
  findUnknown,
  findUnknownEach,
  itemsOf,
  type Loose,
  membersOf,
} from "./configuration-parts.ts";
import type { KnownIds } from "./known-ids.ts";

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
    const place = `${path}/offers/${position}`;
    yield* findUnknown(`${place}/method_id`, offer.method_id, known.methods, "methods");
    yield* checkConstraints(`${place}/policy`, offer.policy, known);
  }
  yield* checkOrdering(`${path}/ordering`, ordering, known);
  const managed = membersOf<ManagedBookings>(managed_bookings);
  const forms = membersOf<Record<"only" | "except", FormsOfPayment>>(managed.forms_of_payment);
  const place = `${path}/managed_bookings`;
  yield* findUnknownEach(`${place}/forms_of_payment/only`, forms.only, known.methods, "methods");
  yield* findUnknownEach(`${place}/forms_of_payment/except`, forms.except, known.methods, "methods");
  yield* checkConstraints(`${place}/policy`, managed.policy, known);
  yield* checkOrdering(`${place}/ordering`, managed.ordering, known);
}
