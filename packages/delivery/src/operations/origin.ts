import { type ActionOutcome, decline } from "./action-outcome.ts";

/** Whether a text is an origin as endpoints are kept: `https://merchant.example`, without a path, in lower case. */
export function isOrigin(text: string): boolean {
  return URL.parse(text)?.origin === text;
}

/** Declines what is asked for of an endpoint that cannot be one: by another way of writing it nothing would be found. */
export function declineUnlessOrigin(
  endpoint: string,
): (ActionOutcome & { readonly done: false }) | undefined {
  if (isOrigin(endpoint)) return undefined;
  return decline("not-an-origin", `endpoint: expected an origin, got ${JSON.stringify(endpoint)}`);
}
