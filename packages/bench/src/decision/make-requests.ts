import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { makeDice } from "./dice.ts";
import {
  ACCOUNTS_PER_CLIENT,
  COUNTRIES,
  CURRENCIES,
  LANGUAGES,
  MOBILE_TYPES,
  PLATFORMS,
} from "./make-configuration.ts";

/** Requests for every account, with and without a phone, an address, fees and several lines. */
export function makeRequests(count: number, accounts: number): PaymentMethodSearchCriteria[] {
  const dice = makeDice(77);
  const maybe = <T extends object>(members: T): T | object => (dice.roll() < 0.5 ? members : {});
  return Array.from({ length: count }, (_, position): PaymentMethodSearchCriteria => {
    const account = Math.floor(dice.roll() * accounts);
    const country_id = dice.pick(COUNTRIES);
    const line = {
      line_item: { product: [{ sku: "AF-1" }] },
      amount: { country_id, value: "1249.50" },
    };
    return {
      event_id: position,
      account_id: account + 1,
      transaction: {
        order_no: `QX7-${position}`,
        type_id: dice.pick([1, 1, 1, 2, 3, 4, 5, 6] as const),
        product_type: dice.pick(["100", "200", "210"] as const),
        ...maybe({ fees: { fee: [{ value: 500, type: 1 as const }] } }),
        amount: {
          value: Math.floor(500 + dice.roll() * 200_000),
          country_id,
          decimal: 2,
          ...maybe({ currency_id: dice.pick(CURRENCIES) }),
        },
        orders: dice.roll() < 0.5 ? [line] : [line, line, line],
      },
      client_info: {
        platform: dice.pick(PLATFORMS),
        language: dice.pick(LANGUAGES),
        version: dice.pick(["1.9.0", "2.4.1"]),
        ip: `203.0.113.${Math.floor(dice.roll() * 256)}`,
        client_id: Math.floor(account / ACCOUNTS_PER_CLIENT) + 1,
        ...maybe({ "sdk-version": Math.floor(dice.roll() * 6) }),
        ...maybe({ device_id: "d-1" }),
        ...maybe({ mobile: { mobile: 12_345_678, country_id, mobile_type: dice.pick(MOBILE_TYPES) } }),
        ...maybe({ email: { email: "a@example.com" } }),
      },
    };
  });
}
