import type { MerchantCallbacks } from "./resolve-callbacks.ts";

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
  return findConfigured(merchant);
}

/**
 * Whether callbacks may still go where they were once to go: to the address that is configured now, or to an origin that
 * sessions may ask for now.
 */
export function isStillAllowed(merchant: MerchantCallbacks, { endpoint, url }: CallbackAddress): boolean {
  return url === findConfigured(merchant).url || merchant.allowed_origins.includes(endpoint);
}

// Every callback asks, and reading an address takes a tenth of what is done for one.
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
