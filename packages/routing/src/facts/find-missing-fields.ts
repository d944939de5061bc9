import type { RequiredField } from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";

/** Finds those of the fields that a request leaves out. An empty text is left out. */
export function createFieldFinder(
  fields: readonly RequiredField[],
): (criteria: PaymentMethodSearchCriteria) => readonly RequiredField[] {
  const required = fields.map((field) => ({ field, read: READERS[field] }));
  return (criteria) => {
    let missing = NONE;
    for (const { field, read } of required) if (isMissing(read(criteria))) missing = [...missing, field];
    return missing;
  };
}

const NONE: readonly RequiredField[] = [];

function isMissing(value: unknown): boolean {
  return value === undefined || value === "";
}

const READERS: Readonly<Record<RequiredField, (criteria: PaymentMethodSearchCriteria) => unknown>> = {
  "transaction/type_id": ({ transaction }) => transaction.type_id,
  "transaction/product_type": ({ transaction }) => transaction.product_type,
  "transaction/fees/fee": ({ transaction }) => transaction.fees?.fee[0],
  "transaction/amount/currency_id": ({ transaction }) => transaction.amount.currency_id,
  "client_info/language": ({ client_info }) => client_info.language,
  "client_info/sdk-version": ({ client_info }) => client_info["sdk-version"],
  "client_info/device_id": ({ client_info }) => client_info.device_id,
  "client_info/mobile/mobile": ({ client_info }) => client_info.mobile?.mobile,
  "client_info/mobile/mobile_type": ({ client_info }) => client_info.mobile?.mobile_type,
  "client_info/mobile/country_id": ({ client_info }) => client_info.mobile?.country_id,
  "client_info/mobile/validated": ({ client_info }) => client_info.mobile?.validated,
  "client_info/email/email": ({ client_info }) => client_info.email?.email,
  "client_info/email/email_type": ({ client_info }) => client_info.email?.email_type,
  "client_info/email/validated": ({ client_info }) => client_info.email?.validated,
};
