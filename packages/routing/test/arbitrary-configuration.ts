import type {
  Account,
  AccountDefaults,
  Arrangement,
  CatalogueMethod,
  ClosedCode,
  ManagedBookings,
  MerchantConfiguration,
  Offer,
  Ordering,
  Processor,
  RequiredField,
} from "@payment-routing/config-contract";
import fc from "fast-check";
import { constraints, partly } from "./arbitrary-constraints.ts";
import { makeConfiguration, makeRule } from "./make-configuration.ts";

/** Far apart, for `widen`. */
const IDS = [1, 2, 33, 64, 65, 513, 700];
const id = fc.constantFrom(...IDS);
const fields = fc.uniqueArray(
  fc.constantFrom<RequiredField>(
    "client_info/email/email",
    "client_info/mobile/mobile",
    "client_info/device_id",
    "transaction/type_id",
    "transaction/fees/fee",
    "transaction/fees/fee/type",
    "transaction/orders/line_item/product/sku",
  ),
  { maxLength: 2 },
);
/** Rarely requires fields, since most requests would be rejected otherwise. */
const fewFields = fc.oneof(
  { weight: 9, arbitrary: fc.constant<RequiredField[]>([]) },
  { weight: 1, arbitrary: fields },
);

const move = fc
  .tuple(id, id, fc.boolean())
  .filter(([moved, anchor]) => moved !== anchor)
  .map(([method_id, anchor, isBefore]) =>
    isBefore ? { method_id, before: anchor } : { method_id, after: anchor },
  );
const arrangement: fc.Arbitrary<Arrangement> = fc
  .tuple(fc.subarray(IDS, { maxLength: 4 }), fc.nat(4), fc.array(move, { maxLength: 3 }))
  .map(([ids, cut, moves]) => ({ first: ids.slice(0, cut), last: ids.slice(cut), move: moves }));
const ordering: fc.Arbitrary<Ordering> = fc.record({
  rules: fc
    .array(fc.tuple(constraints, arrangement), { maxLength: 3 })
    .map((rules) => rules.map(([when, given], position) => makeRule(`rule ${position}`, when, given))),
  default: arrangement,
});
const forms = fc
  .tuple(fc.boolean(), fc.subarray(IDS, { minLength: 1 }) as fc.Arbitrary<[number, ...number[]]>)
  .map(([isOnly, ids]) => (isOnly ? { only: ids } : { except: ids }));
const managed: fc.Arbitrary<ManagedBookings> = partly({
  forms_of_payment: forms,
  policy: constraints,
  ordering,
});

const offers = (minLength: number) =>
  fc.uniqueArray(
    fc
      .tuple(fc.record({ method_id: id, base_preference: fc.nat(12) }), partly({ policy: constraints }))
      .map(([required, rest]) => ({ ...required, ...rest })),
    { selector: ({ method_id }) => method_id, minLength },
  ) as unknown as fc.Arbitrary<[Offer, ...Offer[]]>;

const settings = {
  default_currency: fc.constantFrom(208, 352, 978),
  required_fields: fewFields,
  policy: fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: constraints }),
  ordering,
  managed_bookings: managed,
};

/** Configurations of seven methods and account 2 of client 1, which may inherit all that there is to inherit. */
export const configurations: fc.Arbitrary<MerchantConfiguration> = fc
  .record({
    capabilities: fc.tuple(...IDS.map(() => fc.oneof(fc.constant({}), constraints))),
    processors: fc.array(fc.record({ psp_type: fc.constantFrom("a", "b"), required_fields: fields }), {
      maxLength: 1,
    }),
    closed: fc.subarray<ClosedCode>([
      "country",
      "currency",
      "order_country",
      "phone_country",
      "language",
      "platform",
    ]),
    isClosing: fc.nat(3),
    clientFields: fewFields,
    defaults: fc.tuple(partly(settings), offers(3)).map(([rest, given]) => ({ ...rest, offers: given })),
    account: partly({ ...settings, offers: offers(1) }),
    withdrawn: fc.subarray(IDS, { maxLength: 2 }),
    inherits: fc.boolean(),
  })
  .map(
    ({
      capabilities,
      processors,
      closed,
      isClosing,
      clientFields,
      defaults,
      account,
      withdrawn,
      inherits,
    }) => {
      const methods = IDS.map((method, position): CatalogueMethod => {
        const own = capabilities[position] ?? {};
        return {
          id: method,
          name: `Method ${method}`,
          psp_type: method % 2 ? "a" : "b",
          state_id: 1,
          capabilities: own,
        };
      });
      const base = makeConfiguration(methods, []);
      const kept = withdrawn.filter((given) => !account.offers?.some(({ method_id }) => method_id === given));
      const inheriting = { inherits: "common", ...(kept.length > 0 && { withdrawn_methods: kept }) };
      const standing = { offers: account.offers ?? defaults.offers };
      return {
        ...base,
        languages: [{ id: "DA", label: "Danish" }],
        platforms: [{ id: "web", label: "Web" }],
        closed_codes: isClosing === 0 ? closed : [],
        processors: processors as Processor[],
        account_defaults: [{ name: "common", default_language: "da", ...defaults } as AccountDefaults],
        clients: [
          {
            client_id: 1,
            name: "Merchant",
            required_fields: clientFields,
            accounts: [
              {
                account_id: 2,
                default_language: "sv",
                ...account,
                ...(inherits ? inheriting : standing),
              } as Account,
            ],
          },
        ],
      };
    },
  );

/** Puts methods that no account offers between the seven, so that sets of methods are several words long. */
export function widen(configuration: MerchantConfiguration): MerchantConfiguration {
  const [example] = configuration.methods;
  const others = Array.from({ length: 700 }, (_, position) => ({ ...example, id: position + 1 }));
  const known = new Set(configuration.methods.map(({ id }) => id));
  const more = others.filter((method) => !known.has(method.id));
  return { ...configuration, methods: [...configuration.methods, ...more] };
}
