// A consumer in CommonJS: run by plain Node, whose require() loads the ES modules of the packed packages.
const assert = require("node:assert/strict");

for (const [name, verb] of [
  ["callback-contract", "parsePaymentCallback"],
  ["client", "PaymentRoutingClient"],
  ["config-contract", "validateSecretsFile"],
  ["contract-runtime", "readTree"],
  ["operator-contract", "parseSkipAction"],
  ["processor-contract", "parseSessionReport"],
  ["search-contract", "decodePaymentMethodSearchCriteria"],
  ["signing", "signWebhook"],
  ["xsd-compiler", "compileSchemaSet"],
])
  assert.equal(typeof require(`@payment-routing/${name}`)[verb], "function", name);

const { decodePaymentMethodSearchCriteria } = require("@payment-routing/search-contract");
assert.equal(decodePaymentMethodSearchCriteria("<a/>").ok, false);
