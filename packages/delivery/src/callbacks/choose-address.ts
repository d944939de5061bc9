import type { MerchantCallbacks } from "@payment-routing/config-contract";

/** Where the callbacks of a session go. */
export interface CallbackAddress {
  /** Origin of the URL: what limits, breakers and pauses go by. */
  readonly endpoint: string;
  readonly url: string;
}

/**
 * The address that the session asks for when its origin is on the merchant's list, else the one that is configured.
 * An address with a user name or password is nobody's origin.
 */
export function chooseAddress(merchant: MerchantCallbacks, callbackUrl: string | undefined): CallbackAddress {
  const wish = callbackUrl === undefined ? null : URL.parse(callbackUrl);
  if (wish !== null && isAllowed(wish, merchant)) {
    wish.hash = "";
    return { endpoint: wish.origin, url: wish.href };
  }
  const { origin, href } = new URL(merchant.endpoint);
  return { endpoint: origin, url: href };
}

function isAllowed({ origin, username, password }: URL, { allowed_origins }: MerchantCallbacks): boolean {
  return username === "" && password === "" && allowed_origins.includes(origin);
}
