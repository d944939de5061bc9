import { invalidOption } from "./client-options.ts";

/** The address of the operation, in the form that undici expects. */
export interface Endpoint {
  readonly origin: string;
  readonly path: string;
}

/** Section 4.1 of the interface. */
const OPERATION_PATH = "/crs/routingservice/external/get-payment-methods";

/**
 * Returns the address of the search operation below a base URL.
 *
 * @throws PaymentRoutingError `invalid-options` if it is not an http or https URL, or has user info, a query or a fragment
 */
export function locateEndpoint(baseUrl: string | URL): Endpoint {
  const url = parseUrl(baseUrl);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw invalidOption("baseUrl", "http or https");
  if (url.username !== "" || url.password !== "") throw invalidOption("baseUrl", "no user info");
  // The query of "http://host/?" is "", so check the text.
  if (/[?#]/.test(url.href)) throw invalidOption("baseUrl", "neither query nor fragment");
  return { origin: url.origin, path: url.pathname.replace(/\/+$/, "") + OPERATION_PATH };
}

function parseUrl(baseUrl: string | URL): URL {
  // The error of URL quotes the input, which may contain a secret, so it is not used as the cause.
  const url = URL.parse(String(baseUrl));
  if (url === null) throw invalidOption("baseUrl", "an absolute URL");
  return url;
}
