import { type PaymentMethodSearchCriteria, PRODUCT_TYPE_VALUES } from "@payment-routing/search-contract";
import fc from "fast-check";

const country_id = fc.constantFrom(208, 752, 300);
const type = fc.constantFrom(undefined, 1, 2, 5);

/** Requests to account 2 of client 1 around the values that the arbitrary constraints name. */
export const criteria = fc
  .record({
    amount: fc.record({
      value: fc.integer({ min: -10, max: 50 }),
      decimal: fc.constantFrom(2, 3),
      country_id,
      currency_id: fc.constantFrom(undefined, 208, 978, 999),
    }),
    type_id: type,
    product_type: fc.constantFrom(undefined, ...PRODUCT_TYPE_VALUES),
    fees: fc.array(fc.record({ type, value: fc.integer({ min: -1, max: 50 }) }), { maxLength: 3 }),
    lines: fc.array(
      fc.record({
        sku: fc.constantFrom(undefined, "A", "B", "C"),
        airline_data: fc.constantFrom(undefined, { content: [] }),
        country_id,
      }),
      { minLength: 1, maxLength: 5 },
    ),
    device_id: fc.constantFrom(undefined, "device"),
    mobile: fc.record({
      mobile: fc.constantFrom(undefined, 12345678),
      mobile_type: fc.constantFrom(undefined, "smart", "basic", "other"),
      country_id: fc.option(country_id, { nil: undefined }),
    }),
    platform: fc.constantFrom("web", "iOS", "kiosk"),
    version: fc.constantFrom("1.0", "1.1", "1.2", "2", "latest"),
    ip: fc.constantFrom("10.1.0.1", "10.2.0.1", "10.3.0.1", "192.0.2.1", "unknown"),
  })
  .map(({ amount, type_id, product_type, fees, lines, device_id, mobile, platform, version, ip }) => {
    const orders = lines.map(({ sku, airline_data, country_id }) => ({
      line_item: { product: [{ sku, airline_data }] },
      amount: { country_id, value: "1" },
    }));
    return {
      event_id: 7,
      account_id: 2,
      transaction: { order_no: "A-1", amount, type_id, product_type, fees: { fee: fees }, orders },
      client_info: { platform, version, ip, client_id: 1, device_id, mobile },
    };
  }) as fc.Arbitrary<unknown> as fc.Arbitrary<PaymentMethodSearchCriteria>;
