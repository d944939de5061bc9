import { createIssue, type Issue } from "@payment-routing/contract-runtime";
import {
  createPaymentMethodSearchCriteria,
  encodePaymentMethodSearchCriteria,
  type PaymentMethodSearchCriteria,
  type PaymentMethodSearchCriteriaInput,
  validatePaymentMethodSearchCriteria,
} from "@payment-routing/search-contract";
import { PaymentRoutingError } from "./payment-routing-error.ts";
import { summariseIssues } from "./summarise-issues.ts";

/**
 * Fills in the arrays that criteria leave out, validates them, adds the default language and encodes them.
 *
 * @throws PaymentRoutingError `invalid-request`, with every issue
 */
export function writeCriteria(
  criteria: PaymentMethodSearchCriteriaInput,
  clientId: number,
  language: string | undefined,
): string {
  try {
    return encodePaymentMethodSearchCriteria(completeCriteria(criteria, clientId, language));
  } catch (cause) {
    // Valid open content may be nested too deeply for the stack.
    if (!(cause instanceof RangeError)) throw cause;
    throw new PaymentRoutingError("invalid-request", "the criteria cannot be written as XML", { cause });
  }
}

/**
 * The interface allows criteria without `client_info/language`. This client always sends one, and never guesses it: a wrong
 * guess would show payment pages in the wrong language.
 */
function completeCriteria(
  criteria: PaymentMethodSearchCriteriaInput,
  clientId: number,
  language: string | undefined,
): PaymentMethodSearchCriteria {
  const valid = validate(createPaymentMethodSearchCriteria(criteria));
  const { client_info } = valid;
  if (client_info.client_id !== clientId) {
    throw invalidRequest([foreignClient(clientId, client_info.client_id)]);
  }
  if (client_info.language !== undefined) return valid;
  if (language === undefined) throw invalidRequest([MISSING_LANGUAGE]);
  return validate({ ...valid, client_info: { ...client_info, language } });
}

function validate(criteria: PaymentMethodSearchCriteria): PaymentMethodSearchCriteria {
  const result = validatePaymentMethodSearchCriteria(criteria);
  if (!result.ok) throw invalidRequest(result.issues);
  return result.value;
}

const MISSING_LANGUAGE = createIssue(
  "missing-member",
  "/client_info",
  "the member language, or the option language",
  "neither",
);

function foreignClient(clientId: number, received: number): Issue {
  return createIssue(
    "invalid-value",
    "/client_info/client_id",
    `${clientId}, the ID of this client`,
    String(received),
  );
}

function invalidRequest(issues: readonly Issue[]): PaymentRoutingError {
  const message = `the criteria are not valid: ${summariseIssues(issues)}`;
  return new PaymentRoutingError("invalid-request", message, { issues });
}
