import type { RequiredField } from "@payment-routing/config-contract";
import type { Facts } from "@payment-routing/routing";

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

function isThere(text: string | undefined): boolean {
  return text !== undefined && text !== "";
}
