// A consumer in plain JavaScript: run by plain Node against the packed packages.
import assert from "node:assert/strict";
import { parsePaymentCallback } from "@payment-routing/callback-contract";
import {
  decodePaymentMethodSearchResponse,
  paymentMethodSearchResponseValueSchema,
} from "@payment-routing/search-contract";

const decoded = decodePaymentMethodSearchResponse("<payment_method_search_response/>");
assert.equal(decoded.ok, false);
assert.equal(parsePaymentCallback("{}").ok, false);
const { validate } = paymentMethodSearchResponseValueSchema["~standard"];
assert.deepEqual(
  validate({ payment_methods: { payment_method: [{ id: "8" }] } }).issues?.[0]?.path?.slice(0, 3),
  ["payment_methods", "payment_method", 0],
);
