// Generated from schemas/config. Do not edit: npm run generate.
import type { Result } from "@payment-routing/contract-runtime";
import { issuesFromAjv } from "@payment-routing/contract-runtime/codegen";
import type { CredentialsFile } from "./credentials.ts";
import { checkCredentialsFile } from "./credentials.validator.ts";
import type { MacSpecification } from "./mac-specification.ts";
import { checkMacSpecification } from "./mac-specification.validator.ts";
import type { MerchantConfiguration } from "./merchant-configuration.ts";
import { checkMerchantConfiguration } from "./merchant-configuration.validator.ts";
import type { SecretsFile } from "./secrets.ts";
import { checkSecretsFile } from "./secrets.validator.ts";

export type {
  ApiKey,
  ClientCredentials,
  CredentialsFile,
  InternalKey,
} from "./credentials.ts";
export type {
  MacField,
  MacSpecification,
} from "./mac-specification.ts";
export type {
  Account,
  AmountRange,
  CallbackCodes,
  CallbackSecrets,
  CatalogueMethod,
  Client,
  ClientCallbacks,
  Constraints,
  Country,
  CountryConstraint,
  Currency,
  CurrencyConstraint,
  Emission,
  ExceptCountries,
  ExceptCurrencies,
  ExceptPlatforms,
  ExceptProductTypes,
  ExceptStatuses,
  ExceptTransactionTypes,
  MerchantConfiguration,
  MissingInput,
  Offer,
  OnlyCountries,
  OnlyCurrencies,
  OnlyPlatforms,
  OnlyProductTypes,
  OnlyStatuses,
  OnlyTransactionTypes,
  PlatformConstraint,
  ProductType,
  ProductTypeConstraint,
  RequiredMember,
  RetryPolicy,
  SecretId,
  SessionStatusCodes,
  StatusFilter,
  StatusMatch,
  TransactionType,
  TransactionTypeConstraint,
} from "./merchant-configuration.ts";
export type {
  SecretEntry,
  SecretsFile,
} from "./secrets.ts";

/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */
export function validateCredentialsFile(value: unknown): Result<CredentialsFile> {
  return checkCredentialsFile(value)
    ? { ok: true, value: value as CredentialsFile }
    : { ok: false, issues: issuesFromAjv(checkCredentialsFile.errors ?? [], value) };
}

/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */
export function validateMacSpecification(value: unknown): Result<MacSpecification> {
  return checkMacSpecification(value)
    ? { ok: true, value: value as MacSpecification }
    : { ok: false, issues: issuesFromAjv(checkMacSpecification.errors ?? [], value) };
}

/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */
export function validateMerchantConfiguration(value: unknown): Result<MerchantConfiguration> {
  return checkMerchantConfiguration(value)
    ? { ok: true, value: value as MerchantConfiguration }
    : { ok: false, issues: issuesFromAjv(checkMerchantConfiguration.errors ?? [], value) };
}

/** Judges a value: on success the value itself, typed; otherwise every issue, at most 100. */
export function validateSecretsFile(value: unknown): Result<SecretsFile> {
  return checkSecretsFile(value)
    ? { ok: true, value: value as SecretsFile }
    : { ok: false, issues: issuesFromAjv(checkSecretsFile.errors ?? [], value) };
}
