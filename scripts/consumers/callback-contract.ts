// A consumer of callback-contract: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type OutgoingPaymentCallback,
  type PaymentCallback,
  parsePaymentCallback,
  validateOutgoingPaymentCallback,
  validatePaymentCallback,
} from "@payment-routing/callback-contract";

const callback: OutgoingPaymentCallback = {
  client_id: 10077,
  account_id: 100482,
  session_id: 7740013,
  sale_amount: { value: 12030, currency_id: 978 },
  status: { code: 4010, message: "Payment session failed" },
  transactions: [
    {
      id: 1900554322,
      route_config_id: 12,
      order_id: "A-2",
      txn_type_id: 1,
      payment_method: "APM",
      payment_type: "2",
      date_time: "2026-02-28T23:59:59",
      amount: { value: 12030, currency_id: 978, decimals: 2 },
      sale_amount: { value: 12030, currency_id: 978 },
      status: { code: 2010, message: "Declined" },
      customer_info: { language: "en" },
    },
  ],
};
assert.deepEqual(validateOutgoingPaymentCallback(callback), { ok: true, value: callback });

// A value for writing is valid for reading, also by its type.
const readable: PaymentCallback = callback;
assert.deepEqual(parsePaymentCallback(JSON.stringify(callback)), { ok: true, value: readable });

// Readers accept members that writers may not add.
const later = { ...callback, added_later: true };
assert.ok(validatePaymentCallback(later).ok);
const rejected = validateOutgoingPaymentCallback(later);
assert.ok(!rejected.ok);
assert.deepEqual(
  rejected.issues.map(({ code, path }) => `${code} ${path}`),
  ["unexpected-member /added_later"],
);

const examples = join(process.argv[2] ?? "", "callback");
for (const file of readdirSync(join(examples, "valid"))) {
  assert.ok(parsePaymentCallback(readFileSync(join(examples, "valid", file))).ok, file);
}
for (const file of readdirSync(join(examples, "invalid"))) {
  const result = parsePaymentCallback(readFileSync(join(examples, "invalid", file)));
  assert.deepEqual(result.ok || result.issues.map(({ code }) => code), [file.split(".")[0]], file);
}

// Code that reads.
function describeCallback({ sale_amount, session_id, status, transactions }: PaymentCallback): string {
  const decimals: 0 | 2 | 3 = sale_amount.decimals ?? 2;
  const [first] = transactions;
  const sale: string = (sale_amount.value / 10 ** decimals).toFixed(decimals);
  const language: string | undefined = first.customer_info.language;
  return [session_id, status.code, sale, first.order_id, first.amount.value, language ?? "-"].join(" ");
}
assert.equal(describeCallback(readable), "7740013 4010 120.30 A-2 12030 en");
