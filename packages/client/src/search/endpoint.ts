import { invalidOption } from "./client-options.ts";

/** Where the operation is: what undici asks for instead of one URL. */
export interface Endpoint {
  readonly origin: string;
  readonly path: string;
}

/** Section 4.1 of the interface. */
const OPERATION_PATH = "/crs/routingservice/external/get-payment-methods";

/**
 * The address of the search operation below a base URL, whose path is kept as a prefix.
 *
 * @throws PaymentRoutingError `invalid-options` when it is not an http or https URL, or carries user info (the key
 *   has an option of its own), a query or a fragment (there is nowhere to put them)
 */
export function locateEndpoint(baseUrl: string | URL): Endpoint {
  const url = parseUrl(baseUrl);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw invalidOption("baseUrl", "http or https");
  if (url.username !== "" || url.password !== "") throw invalidOption("baseUrl", "no user info");
  // URL says "" for the query of "http://host/?", so the text is what is looked at.
  if (/[?#]/.test(url.href)) throw invalidOption("baseUrl", "neither query nor fragment");
  return { origin: url.origin, path: url.pathname.replace(/\/+$/, "") + OPERATION_PATH };
}

function parseUrl(baseUrl: string | URL): URL {
  // The error of URL holds the input, and so whatever secret is in it: it does not become the cause.
  const url = URL.parse(String(baseUrl));
  if (url === null) throw invalidOption("baseUrl", "an absolute URL");
  return url;
}
