import type { DecodeOptions } from "@payment-routing/contract-runtime";
import {
  decodePaymentMethodSearchResponse,
  type PaymentMethod,
  type PaymentMethodSearchResponse,
} from "@payment-routing/search-contract";
import { PaymentRoutingError } from "./payment-routing-error.ts";
import type { Answer } from "./send-search.ts";
import { summariseIssues } from "./summarise-issues.ts";

/** The result of a search. */
export interface PaymentMethodSearchResult {
  /** In ascending preference, the default first. */
  readonly methods: RankedMethods;
  /** Same as `methods[0]`. */
  readonly defaultMethod: OfferedPaymentMethod;
  /** The request ID in the logs of the service. */
  readonly requestId: string;
}

/**
 * Reads a 200 answer.
 *
 * @throws PaymentRoutingError `invalid-response` unless it is a valid search response in UTF-8
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

/** A media type of RFC 7303, with charset UTF-8 or none. */
function isXml(contentType: string | undefined): boolean {
  const [mediaType = "", ...parameters] = (contentType ?? "")
    .split(";")
    .map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  return utf8 && /^(?:application|text)\/xml$/.test(mediaType);
}

/** A payment method that the merchant may offer. */
export interface OfferedPaymentMethod extends PaymentMethod {
  /** True for the first method only, the default choice. */
  readonly isDefault: boolean;
}

/** At least one method, the default first. */
export type RankedMethods = readonly [OfferedPaymentMethod, ...OfferedPaymentMethod[]];

/**
 * Sorts the methods of a response by ascending preference, then by ID, so that the default does not depend on the order of
 * the response.
 */
export function rankMethods(response: PaymentMethodSearchResponse): RankedMethods {
  const [first, ...others] = response.payment_methods.payment_method.toSorted(comparePreference);
  return [
    { ...(first as PaymentMethod), isDefault: true },
    ...others.map((method) => ({ ...method, isDefault: false })),
  ];
}

function comparePreference(left: PaymentMethod, right: PaymentMethod): number {
  return left.preference - right.preference || left.id - right.id;
}
