/** Data that must never be in a message or a log line. */
export const SECRETS = {
  apiKey: "k3y-that-nobody-may-see",
  email: "ada@example.test",
  mobile: 28880019,
  ip: "203.0.113.7",
  device: "b6f2c4de-8d1c-4e9a-9c0e-2f6a9a3f5e10",
  orderNo: "QX7-20261120.0001",
};
/** Valid criteria of client 10077, with personal data in every possible member. */
export const CRITERIA = {
  event_id: 918273645,
  account_id: 100482,
  transaction: {
    type_id: 1,
    order_no: SECRETS.orderNo,
    product_type: "100",
    amount: { value: 124950, country_id: 208, currency_id: 208, decimal: 2 },
    orders: [
      {
        line_item: { product: [{ name: "ONE WAY", sku: "TKT-001", description: "CPH & LHR economy" }] },
        amount: { country_id: 208, value: "124950" },
      },
    ],
  },
  client_info: {
    platform: "HTML5",
    language: "en",
    version: "2.10.1",
    mobile: { mobile: SECRETS.mobile, country_id: 208 },
    email: { email: SECRETS.email },
    device_id: SECRETS.device,
    ip: SECRETS.ip,
    client_id: 10077,
  },
};
/** A search response that is not in the order of preference. Two preferences are equal. */
export const RESPONSE = `<?xml version="1.0" encoding="UTF-8"?>
<payment_method_search_response>
  <payment_methods>
    <payment_method><id>9</id><psp_type>2</psp_type><preference>10</preference><state_id>1</state_id></payment_method>
    <payment_method><id>8</id><psp_type>1</psp_type><preference>2</preference><state_id>1</state_id></payment_method>
    <payment_method><id>7</id><psp_type/><preference>2</preference><state_id>1</state_id></payment_method>
  </payment_methods>
</payment_method_search_response>`;
