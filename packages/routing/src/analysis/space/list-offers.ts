import type {
  CatalogueMethod,
  MerchantConfiguration,
  Offer,
  RequiredField,
} from "@payment-routing/config-contract";
import { type Condition, compileConditions } from "../../condition.ts";
import {
  acceptsMethod,
  type EffectiveAccount,
  type Located,
  listEffectiveAccounts,
} from "../../configuration/effective-accounts.ts";
import { readKnownCodes } from "../../configuration/known-codes.ts";
import { MANAGED_BOOKING } from "../../decision/compile-account.ts";
import { collectPoints } from "./collect-points.ts";
import { type FactValues, listFactValues, type Region } from "./fact-values.ts";
import { findRegions } from "./find-regions.ts";
import { requireFields } from "./required-fields.ts";

/** A method that an account offers, and the requests for which it is eligible. */
export interface OfferSpace {
  readonly method: Located<CatalogueMethod>;
  readonly offer: Located<Offer>;
  readonly conditions: readonly Condition[];
  /** Fields without which the request is rejected or the method is not eligible. */
  readonly requiredFields: readonly RequiredField[];
  /** The facts of requests with these fields. */
  readonly values: FactValues;
  /** Undefined if the conditions have too many alternatives. */
  readonly regions: readonly Region[] | undefined;
}

/** An account and its offers. */
export interface AccountSpace {
  readonly account: EffectiveAccount;
  /** The facts of requests that are not rejected. */
  readonly values: FactValues;
  readonly offers: readonly OfferSpace[];
}

/** Lists one of each group of accounts that inherit the same settings. */
export function listDistinctAccounts(configuration: MerchantConfiguration): readonly EffectiveAccount[] {
  const shapes = new Map<string, EffectiveAccount>();
  for (const account of listEffectiveAccounts(configuration)) {
    const { offers, policies, managedBookings, defaultCurrency } = account;
    const fields = account.requiredFields.map(({ value }) => value);
    const shape = JSON.stringify([offers, policies, managedBookings, defaultCurrency, fields]);
    if (!shapes.has(shape)) shapes.set(shape, account);
  }
  return [...shapes.values()];
}

/** Finds the requests for which each offer of an account is eligible. */
export function describeAccount(
  configuration: MerchantConfiguration,
  account: EffectiveAccount,
): AccountSpace {
  const methods = new Map(
    configuration.methods.map((value, position) => [value.id, { value, pointer: `/methods/${position}` }]),
  );
  const { offers, policies, managedBookings, defaultCurrency } = account;
  const offered = offers.flatMap((offer) => {
    const method = methods.get(offer.value.method_id);
    return method === undefined ? [] : [{ offer, method }];
  });
  const points = collectPoints([
    ...[...policies, ...managedBookings.policies].map(({ value }) => value),
    ...offered.flatMap(({ offer, method }) => [method.value.capabilities, offer.value.policy ?? {}]),
  ]);
  const known = readKnownCodes(configuration);
  const asked = account.requiredFields.map(({ value }) => value);
  const values = requireFields(listFactValues({ configuration, points, defaultCurrency, known }), asked);
  const byProcessor = new Map(
    configuration.processors?.map(({ psp_type, required_fields }) => [psp_type, required_fields]),
  );
  const common = policies.flatMap(({ value, pointer }) => compileConditions(value, pointer));
  return {
    account,
    values,
    offers: offered.map(({ offer, method }) => {
      const conditions = [...compileOffer(offer, method), ...common];
      const fields = byProcessor.get(method.value.psp_type) ?? [];
      const served = requireFields(values, fields);
      return {
        offer,
        method,
        conditions,
        requiredFields: [...asked, ...fields],
        values: served,
        regions: findOfferRegions(conditions, account, method.value.id, served),
      };
    }),
  };
}

/** The conditions of a method and of an offer of it. */
export function compileOffer(offer: Located<Offer>, method: Located<CatalogueMethod>): readonly Condition[] {
  return [
    ...compileConditions(method.value.capabilities, `${method.pointer}/capabilities`),
    ...compileConditions(offer.value.policy ?? {}, `${offer.pointer}/policy`),
  ];
}

function findOfferRegions(
  conditions: readonly Condition[],
  { managedBookings: { formsOfPayment, policies } }: EffectiveAccount,
  methodId: number,
  values: FactValues,
): readonly Region[] | undefined {
  if (formsOfPayment.length === 0 && policies.length === 0) return findRegions(conditions, values);
  const usual = findRegions(
    conditions,
    withTypes(values, (type) => type !== MANAGED_BOOKING),
  );
  if (!formsOfPayment.every(({ value }) => acceptsMethod(value, methodId))) return usual;
  const more = [
    ...conditions,
    ...policies.flatMap(({ value, pointer }) => compileConditions(value, pointer)),
  ];
  const managed = findRegions(
    more,
    withTypes(values, (type) => type === MANAGED_BOOKING),
  );
  return usual && managed && [...usual, ...managed];
}

/** Reduces values to the accepted types of transaction. */
export function withTypes(values: FactValues, accepts: (type: number | undefined) => boolean): FactValues {
  const transaction_type = values.transaction_type.filter((value) => accepts(value.transaction_type));
  return { ...values, transaction_type };
}
