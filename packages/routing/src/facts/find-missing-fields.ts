import type { RequiredField } from "@payment-routing/config-contract";
import type { Fee, PaymentMethodSearchCriteria, Product } from "@payment-routing/search-contract";

/**
 * Finds the fields that a request leaves out. An empty text counts as left out; so does a member of fees or products that
 * one of them lacks, or that there are no fees or products for.
 */
export function createFieldFinder(
  fields: readonly RequiredField[],
): (criteria: PaymentMethodSearchCriteria) => readonly RequiredField[] {
  const required = fields.map((field) => ({ field, read: READERS[field] }));
  return (criteria) => {
    let missing = NONE;
    for (const { field, read } of required) {
      // Usually one field is missing, and a list of one is faster to make than to spread an empty list.
      if (isMissing(read(criteria))) missing = missing.length === 0 ? [field] : [...missing, field];
    }
    return missing;
  };
}

const NONE: readonly RequiredField[] = [];

function isMissing(value: unknown): boolean {
  return value === undefined || value === "";
}

/** Undefined if a fee lacks the member or there is no fee. */
function readFees(
  { transaction }: PaymentMethodSearchCriteria,
  read: (fee: Fee) => unknown,
): true | undefined {
  return haveAll(transaction.fees?.fee ?? [], read);
}

/** Undefined if a product lacks the member or there is no product. */
function readProducts(
  { transaction }: PaymentMethodSearchCriteria,
  read: (product: Product) => unknown,
): true | undefined {
  return haveAll(
    transaction.orders.flatMap(({ line_item }) => line_item.product),
    read,
  );
}

function haveAll<Item>(items: readonly Item[], read: (item: Item) => unknown): true | undefined {
  return items.length > 0 && !items.some((item) => isMissing(read(item))) ? true : undefined;
}

const READERS: Readonly<Record<RequiredField, (criteria: PaymentMethodSearchCriteria) => unknown>> = {
  "transaction/type_id": ({ transaction }) => transaction.type_id,
  "transaction/product_type": ({ transaction }) => transaction.product_type,
  "transaction/fees/fee": ({ transaction }) => transaction.fees?.fee[0],
  "transaction/fees/fee/type": (criteria) => readFees(criteria, ({ type }) => type),
  "transaction/orders/line_item/product": (criteria) => readProducts(criteria, (product) => product),
  "transaction/orders/line_item/product/name": (criteria) => readProducts(criteria, ({ name }) => name),
  "transaction/orders/line_item/product/sku": (criteria) => readProducts(criteria, ({ sku }) => sku),
  "transaction/orders/line_item/product/description": (criteria) =>
    readProducts(criteria, ({ description }) => description),
  "transaction/orders/line_item/product/airline_data": (criteria) =>
    readProducts(criteria, ({ airline_data }) => airline_data),
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
