import type { MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import { type Facts, isOrderRead, listEffectiveAccounts } from "@payment-routing/routing";

/** Whether facts hold a field; undefined where they do not tell. */
export function readField(field: RequiredField, facts: Facts): boolean | undefined {
  return FIELDS[field] === undefined ? PARTLY_TOLD[field]?.read(facts) : FIELDS[field](facts);
}

/** Whether all facts that a configuration records tell of a field, also where it does not require it. */
export function isToldBy(field: RequiredField, recording: MerchantConfiguration): boolean {
  return FIELDS[field] !== undefined || PARTLY_TOLD[field]?.isToldBy(recording) === true;
}

/** Whether facts hold a field. Not here is what a default may have replaced, and what nothing else looks at. */
export const FIELDS: Partial<Record<RequiredField, (facts: Facts) => boolean>> = {
  "transaction/type_id": ({ transaction_type }) => transaction_type !== undefined,
  "transaction/product_type": ({ product_type }) => product_type !== undefined,
  "transaction/fees/fee": ({ fees }) => fees.length > 0,
  "transaction/fees/fee/type": ({ fees }) => fees.length > 0 && fees.every(({ type }) => type !== undefined),
  "client_info/sdk-version": ({ sdk_version }) => sdk_version !== undefined,
  "client_info/device_id": ({ device_id }) => device_id,
  "client_info/mobile/mobile": ({ mobile_number }) => mobile_number,
  "client_info/mobile/mobile_type": ({ mobile_type }) => isThere(mobile_type),
  "client_info/mobile/country_id": ({ mobile_country }) => mobile_country !== undefined,
  "client_info/mobile/validated": ({ mobile_validated }) => mobile_validated !== undefined,
  "client_info/email/email": ({ email_address }) => email_address,
  "client_info/email/email_type": ({ email_type }) => isThere(email_type),
  "client_info/email/validated": ({ email_validated }) => email_validated !== undefined,
};

/** What only some facts tell of. */
const PARTLY_TOLD: Partial<
  Record<
    RequiredField,
    {
      readonly read: (facts: Facts) => boolean | undefined;
      readonly isToldBy: (recording: MerchantConfiguration) => boolean;
    }
  >
> = {
  "transaction/orders/line_item/product": {
    read: ({ order }) =>
      order !== undefined && (!order.sku_missing || order.skus.length > 0 || order.airline_data)
        ? true
        : undefined,
    isToldBy: () => false,
  },
  "transaction/orders/line_item/product/sku": {
    read: ({ order }) => order && !order.sku_missing,
    isToldBy: isOrderRead,
  },
  // Of several products, one has it at least.
  "transaction/orders/line_item/product/airline_data": {
    read: ({ order }) => (order?.airline_data === false ? false : undefined),
    isToldBy: () => false,
  },
  // Where the account had no default, the currency is what the request says.
  "transaction/amount/currency_id": {
    read: ({ currency }) => (currency === undefined ? false : undefined),
    isToldBy: (recording) =>
      listEffectiveAccounts(recording).every(({ defaultCurrency }) => defaultCurrency === undefined),
  },
};

function isThere(text: string | undefined): boolean {
  return text !== undefined && text !== "";
}
