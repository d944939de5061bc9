import {
  type OrderLine,
  type PaymentMethodSearchCriteria,
  PRODUCT_TYPE_VALUES,
} from "@payment-routing/search-contract";
import fc from "fast-check";
import { partly } from "./arbitrary-constraints.ts";

const amountValue = fc.oneof(fc.integer({ min: -30, max: 70 }), fc.maxSafeInteger());
const transactionType = fc.constantFrom(1, 2, 3, 4, 5, 6) as fc.Arbitrary<1 | 2 | 3 | 4 | 5 | 6>;
const country = fc.constantFrom(208, 752, 826, 990);

const product = partly({
  sku: fc.constantFrom("A", "B", "C", "D", ""),
  airline_data: fc.constant({ content: [] } as never),
});
const line: fc.Arbitrary<OrderLine> = fc.record({
  line_item: fc.record({ product: fc.array(product, { maxLength: 2 }) }),
  amount: fc.record({ country_id: country, value: fc.constant("1") }),
});

/** Requests to account 2 of client 1 that keep to the values that the arbitrary constraints name, and a few more. */
export const criteria: fc.Arbitrary<PaymentMethodSearchCriteria> = fc
  .record({
    amount: fc
      .tuple(
        fc.record({ value: amountValue, country_id: country, decimal: fc.oneof(fc.nat(4), fc.maxSafeNat()) }),
        partly({ currency_id: fc.constantFrom(208, 352, 978, 999) }),
      )
      .map(([required, rest]) => ({ ...required, ...rest })),
    transaction: partly({
      type_id: transactionType,
      product_type: fc.constantFrom(...PRODUCT_TYPE_VALUES),
      fees: fc.record({
        fee: fc.array(
          fc
            .tuple(amountValue, partly({ type: transactionType }))
            .map(([value, type]) => ({ value, ...type })),
          { maxLength: 3 },
        ),
      }),
    }),
    orders: fc.array(line, { minLength: 1, maxLength: 3 }),
    client: partly({
      language: fc.constantFrom("da", "DA", "sv", "de"),
      "sdk-version": fc.integer({ min: 0, max: 5 }),
      device_id: fc.constantFrom("", "device"),
      mobile: partly({
        // So many digits that no number of a configuration has them by chance.
        mobile: fc.constant(8765432109876543),
        mobile_type: fc.constantFrom("smart", "basic", "other", ""),
        country_id: country,
        validated: fc.boolean(),
      }),
      email: partly({
        email: fc.constantFrom("", "a@example.com"),
        email_type: fc.constantFrom("work", "home", "other", ""),
        validated: fc.boolean(),
      }),
    }),
    platform: fc.constantFrom("web", "iOS", "kiosk"),
    version: fc.constantFrom(
      "1.0.0",
      "1.2",
      "1.9-beta",
      "1.10",
      "1.2.x",
      "1.10 (Android 14)",
      "2",
      "2rc1",
      "20261122093000",
      "latest",
      "",
    ),
    ip: fc.constantFrom(
      "192.0.2.1",
      "192.0.2.200",
      "203.0.113.7",
      "198.51.100.9",
      "2001:db8::1",
      "::1",
      "unknown",
    ),
  })
  .map(({ amount, transaction, orders, client, platform, version, ip }) => ({
    event_id: 7,
    account_id: 2,
    transaction: { order_no: "A-1", ...transaction, amount, orders: orders as [OrderLine, ...OrderLine[]] },
    client_info: { platform, version, ip, client_id: 1, ...client },
  }));

/** Instants around those that the arbitrary constraints name. */
export const instants: fc.Arbitrary<number> = fc
  .constantFrom(
    "2025-12-31T23:59:59.999Z",
    "2026-01-01T00:00:00Z",
    "2026-05-31T22:00:00Z",
    "2026-12-31T23:59:59.998Z",
    "2026-12-31T23:59:59.999Z",
    "2027-01-01T00:00:00Z",
  )
  .map((text) => Date.parse(text));
