import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
/** Data that must never be in a message or a log line. */
export declare const SECRETS: {
  readonly apiKey: "k3y-that-nobody-may-see";
  readonly email: "ada@example.test";
  readonly mobile: 28880019;
  readonly ip: "203.0.113.7";
  readonly device: "b6f2c4de-8d1c-4e9a-9c0e-2f6a9a3f5e10";
  readonly orderNo: "QX7-20261120.0001";
};
/** Valid criteria of client 10077, with personal data in every possible member. */
export declare const CRITERIA: PaymentMethodSearchCriteria;
/** A search response that is not in the order of preference. Two preferences are equal. */
export declare const RESPONSE =
  '<?xml version="1.0" encoding="UTF-8"?>\n<payment_method_search_response>\n  <payment_methods>\n    <payment_method><id>9</id><psp_type>2</psp_type><preference>10</preference><state_id>1</state_id></payment_method>\n    <payment_method><id>8</id><psp_type>1</psp_type><preference>2</preference><state_id>1</state_id></payment_method>\n    <payment_method><id>7</id><psp_type/><preference>2</preference><state_id>1</state_id></payment_method>\n  </payment_methods>\n</payment_method_search_response>';
