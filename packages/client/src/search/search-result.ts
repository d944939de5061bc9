import type { DecodeOptions } from "@payment-routing/contract-runtime";
import { decodePaymentMethodSearchResponse } from "@payment-routing/search-contract";
import { PaymentRoutingError } from "./payment-routing-error.ts";
import { type OfferedPaymentMethod, type RankedMethods, rankMethods } from "./ranked-methods.ts";
import type { Answer } from "./send-search.ts";
import { summariseIssues } from "./summarise-issues.ts";

/** The methods that the merchant may offer for the payment. */
export interface PaymentMethodSearchResult {
  /** In ascending preference, the default first. */
  readonly methods: RankedMethods;
  /** The same as `methods[0]`. */
  readonly defaultMethod: OfferedPaymentMethod;
  /** The id under which the operator finds the search in the logs. */
  readonly requestId: string;
}

/**
 * Reads a 200.
 *
 * @throws PaymentRoutingError `invalid-response` when it is anything but a valid search response in UTF-8
 */
export async function readSearchResult(
  answer: Answer,
  bounds: DecodeOptions & { readonly maxBytes: number },
): Promise<PaymentMethodSearchResult> {
  const { status, requestId } = answer;
  const body = await answer.readBody(bounds.maxBytes);
  if (!isXml(answer.header("content-type"))) {
    const message = "the answer is HTTP 200, but its content type is not XML in UTF-8";
    throw new PaymentRoutingError("invalid-response", message, { status, requestId });
  }
  const response = decodePaymentMethodSearchResponse(body, bounds);
  if (!response.ok) {
    const { issues } = response;
    const message = `the answer is not a valid search response: ${summariseIssues(issues)}`;
    throw new PaymentRoutingError("invalid-response", message, { status, requestId, issues });
  }
  const methods = rankMethods(response.value);
  return { methods, defaultMethod: methods[0], requestId };
}

/** XML by RFC 7303. A charset goes before the document's own declaration, and only UTF-8 is read. */
function isXml(contentType: string | undefined): boolean {
  const [mediaType = "", ...parameters] = (contentType ?? "")
    .split(";")
    .map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  return utf8 && /^(?:application|text)\/xml$/.test(mediaType);
}
