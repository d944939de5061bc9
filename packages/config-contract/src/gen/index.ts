// Generated from schemas/config. Do not edit: npm run generate.
import type { Result, StandardSchema } from "@payment-routing/contract-runtime";
import { runValidator, valueSchema } from "@payment-routing/contract-runtime/codegen";
import type { CellsFile } from "./cells.ts";
import { checkCellsFile } from "./cells.validator.ts";
import type { CredentialsFile } from "./credentials.ts";
import { checkCredentialsFile } from "./credentials.validator.ts";
import type { MerchantConfiguration } from "./merchant-configuration.ts";
import { checkMerchantConfiguration } from "./merchant-configuration.validator.ts";
import type { RoutingCasesFile } from "./routing-cases.ts";
import { checkRoutingCasesFile } from "./routing-cases.validator.ts";
import type { SecretsFile } from "./secrets.ts";
import { checkSecretsFile } from "./secrets.validator.ts";

export type { Cell, CellsFile } from "./cells.ts";
export type { ApiKey, ClientCredentials, CredentialsFile, InternalKey } from "./credentials.ts";
export type {
  Account,
  AccountDefaults,
  AmountConstraint,
  AmountRange,
  Arrangement,
  CallbackCodes,
  CallbackSecrets,
  CatalogueMethod,
  Client,
  ClientCallbacks,
  ClosedCode,
  Code,
  Constraints,
  Country,
  CountryConstraint,
  Currency,
  CurrencyConstraint,
  EffectivePeriod,
  EmailConstraint,
  Emission,
  ExceptCountries,
  ExceptCurrencies,
  ExceptFormsOfPayment,
  ExceptIpRanges,
  ExceptLanguages,
  ExceptOrderCountries,
  ExceptPhoneCountries,
  ExceptPlatforms,
  ExceptProductTypes,
  ExceptSkus,
  ExceptStatuses,
  ExceptTexts,
  ExceptTransactionTypes,
  FeeAmountConstraint,
  FeeConstraint,
  FormsOfPayment,
  IpConstraint,
  LanguageConstraint,
  LineCountConstraint,
  MacField,
  MacSpecification,
  ManagedBookings,
  MerchantConfiguration,
  MethodMove,
  MissingInput,
  MobileConstraint,
  MoveAfter,
  MoveBefore,
  Offer,
  OnlyCountries,
  OnlyCurrencies,
  OnlyFormsOfPayment,
  OnlyIpRanges,
  OnlyLanguages,
  OnlyOrderCountries,
  OnlyPhoneCountries,
  OnlyPlatforms,
  OnlyProductTypes,
  OnlySkus,
  OnlyStatuses,
  OnlyTexts,
  OnlyTransactionTypes,
  OrderConstraint,
  OrderCountryConstraint,
  Ordering,
  OrderingRule,
  PhoneCountryConstraint,
  PlatformConstraint,
  PresenceConstraint,
  Processor,
  ProductType,
  ProductTypeConstraint,
  RequiredField,
  RequiredMember,
  RetryPolicy,
  SdkVersionConstraint,
  SearchTextCode,
  SecretId,
  SessionStatusCodes,
  SkuConstraint,
  StatusCode,
  StatusFilter,
  StatusMatch,
  TextCode,
  TextConstraint,
  TransactionType,
  TransactionTypeConstraint,
  ValidatedConstraint,
  VersionConstraint,
} from "./merchant-configuration.ts";
export type { RoutingCase, RoutingCasesFile } from "./routing-cases.ts";
export type { SecretEntry, SecretsFile } from "./secrets.ts";

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateCellsFile(value: unknown): Result<CellsFile> {
  return runValidator(checkCellsFile, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateCredentialsFile(value: unknown): Result<CredentialsFile> {
  return runValidator(checkCredentialsFile, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateMerchantConfiguration(value: unknown): Result<MerchantConfiguration> {
  return runValidator(checkMerchantConfiguration, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateRoutingCasesFile(value: unknown): Result<RoutingCasesFile> {
  return runValidator(checkRoutingCasesFile, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateSecretsFile(value: unknown): Result<SecretsFile> {
  return runValidator(checkSecretsFile, value);
}

/** The Standard Schema of values: issues have path segments. */
export const cellsFileValueSchema: StandardSchema<CellsFile> = /* @__PURE__ */ valueSchema(validateCellsFile);

/** The Standard Schema of values: issues have path segments. */
export const credentialsFileValueSchema: StandardSchema<CredentialsFile> =
  /* @__PURE__ */ valueSchema(validateCredentialsFile);

/** The Standard Schema of values: issues have path segments. */
export const merchantConfigurationValueSchema: StandardSchema<MerchantConfiguration> =
  /* @__PURE__ */ valueSchema(validateMerchantConfiguration);

/** The Standard Schema of values: issues have path segments. */
export const routingCasesFileValueSchema: StandardSchema<RoutingCasesFile> =
  /* @__PURE__ */ valueSchema(validateRoutingCasesFile);

/** The Standard Schema of values: issues have path segments. */
export const secretsFileValueSchema: StandardSchema<SecretsFile> =
  /* @__PURE__ */ valueSchema(validateSecretsFile);
