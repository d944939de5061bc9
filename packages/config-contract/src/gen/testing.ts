// Generated from schemas/config. Do not edit: npm run generate.

import {
  type Arbitrary,
  arbitraryNearMiss,
  arbitraryValue,
  type NearMiss,
} from "@payment-routing/contract-runtime/testing";
import type { CredentialsFile } from "./credentials.ts";
import credentialsFileSchema from "./credentials.schema.json" with { type: "json" };
import type { MerchantConfiguration } from "./merchant-configuration.ts";
import merchantConfigurationSchema from "./merchant-configuration.schema.json" with { type: "json" };
import type { RoutingCasesFile } from "./routing-cases.ts";
import routingCasesFileSchema from "./routing-cases.schema.json" with { type: "json" };
import type { SecretsFile } from "./secrets.ts";
import secretsFileSchema from "./secrets.schema.json" with { type: "json" };

export type { NearMiss, Rule } from "@payment-routing/contract-runtime/testing";

/** Any valid value of CredentialsFile. */
export function arbitraryCredentialsFile(): Arbitrary<CredentialsFile> {
  return arbitraryValue(credentialsFileSchema) as Arbitrary<CredentialsFile>;
}

/** Values that break one rule of CredentialsFile, with the rule and where it is broken. */
export function arbitraryInvalidCredentialsFile(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(credentialsFileSchema);
}

/** Any valid value of MerchantConfiguration. */
export function arbitraryMerchantConfiguration(): Arbitrary<MerchantConfiguration> {
  return arbitraryValue(merchantConfigurationSchema) as Arbitrary<MerchantConfiguration>;
}

/** Values that break one rule of MerchantConfiguration, with the rule and where it is broken. */
export function arbitraryInvalidMerchantConfiguration(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(merchantConfigurationSchema);
}

/** Any valid value of RoutingCasesFile. */
export function arbitraryRoutingCasesFile(): Arbitrary<RoutingCasesFile> {
  return arbitraryValue(routingCasesFileSchema) as Arbitrary<RoutingCasesFile>;
}

/** Values that break one rule of RoutingCasesFile, with the rule and where it is broken. */
export function arbitraryInvalidRoutingCasesFile(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(routingCasesFileSchema);
}

/** Any valid value of SecretsFile. */
export function arbitrarySecretsFile(): Arbitrary<SecretsFile> {
  return arbitraryValue(secretsFileSchema) as Arbitrary<SecretsFile>;
}

/** Values that break one rule of SecretsFile, with the rule and where it is broken. */
export function arbitraryInvalidSecretsFile(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(secretsFileSchema);
}
