import type { RequiredField } from "@payment-routing/config-contract";
import { FIELDS } from "../simulate/recorded-fields.ts";
import { complete, type FactGroup, type FactValues } from "./fact-values.ts";

/** What requests may be that have all of these fields. */
export function requireFields(values: FactValues, fields: Iterable<RequiredField>): FactValues {
  let left = values;
  for (const field of fields) {
    const group = FIELD_GROUPS[field];
    const isThere = IMPLIED[field] ?? FIELDS[field] ?? (({ currency }) => currency !== undefined);
    if (group !== undefined)
      left = { ...left, [group]: left[group].filter((value) => isThere(complete(value))) };
  }
  return left;
}

/** What requests that have a field have in their facts, where that is less than the field or they do not hold it. */
const IMPLIED: typeof FIELDS = {
  "transaction/orders/line_item/product/sku": ({ order }) => order?.sku_missing === false,
  "transaction/orders/line_item/product/airline_data": ({ order }) => order?.airline_data === true,
};

/**
 * The facts that a field is read into. A language is always known, as accounts have a default, and constraints do not
 * look at what products are called.
 */
export const FIELD_GROUPS: Readonly<Record<RequiredField, FactGroup | undefined>> = {
  "transaction/type_id": "transaction_type",
  "transaction/product_type": "product_type",
  "transaction/fees/fee": "fees",
  "transaction/fees/fee/type": "fees",
  "transaction/orders/line_item/product": undefined,
  "transaction/orders/line_item/product/name": undefined,
  "transaction/orders/line_item/product/sku": "order",
  "transaction/orders/line_item/product/description": undefined,
  "transaction/orders/line_item/product/airline_data": "order",
  "transaction/amount/currency_id": "money",
  "client_info/language": undefined,
  "client_info/sdk-version": "sdk_version",
  "client_info/device_id": "device_id",
  "client_info/mobile/mobile": "mobile",
  "client_info/mobile/mobile_type": "mobile",
  "client_info/mobile/country_id": "mobile",
  "client_info/mobile/validated": "mobile",
  "client_info/email/email": "email",
  "client_info/email/email_type": "email",
  "client_info/email/validated": "email",
};
