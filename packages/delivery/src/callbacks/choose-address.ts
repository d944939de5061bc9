import type { MerchantCallbacks } from "./callback-defaults.ts";

/** The address for the callbacks of a session. */
export interface CallbackAddress {
  /** Origin of the URL, the key of limits, breakers and pauses. */
  readonly endpoint: string;
  readonly url: string;
}

/**
 * Returns the session's address if its origin is in the merchant's list, otherwise the configured one. An address with a user
 * name or password is never allowed.
 */
export function chooseAddress(merchant: MerchantCallbacks, callbackUrl: string | undefined): CallbackAddress {
  const wish = callbackUrl === undefined ? null : URL.parse(callbackUrl);
  if (wish !== null && isAllowed(wish, merchant)) {
    wish.hash = "";
    return { endpoint: wish.origin, url: wish.href };
  }
  return findConfigured(merchant);
}

/** Whether an address is allowed now: it is the configured one, or its origin is in the merchant's list. */
export function isStillAllowed(merchant: MerchantCallbacks, { endpoint, url }: CallbackAddress): boolean {
  return url === findConfigured(merchant).url || merchant.allowed_origins.includes(endpoint);
}

// Cached: parsing a URL takes a tenth of the time of a callback.
const configured = new WeakMap<MerchantCallbacks, CallbackAddress>();

function findConfigured(merchant: MerchantCallbacks): CallbackAddress {
  const known = configured.get(merchant);
  if (known !== undefined) return known;
  const { origin, href } = new URL(merchant.endpoint);
  const address = { endpoint: origin, url: href };
  configured.set(merchant, address);
  return address;
}

function isAllowed({ origin, username, password }: URL, { allowed_origins }: MerchantCallbacks): boolean {
  return username === "" && password === "" && allowed_origins.includes(origin);
}
