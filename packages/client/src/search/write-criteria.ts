import { describeIssue, type Issue } from "@payment-routing/contract-runtime";
import {
  encodePaymentMethodSearchCriteria,
  type PaymentMethodSearchCriteria,
  validatePaymentMethodSearchCriteria,
} from "@payment-routing/search-contract";
import { PaymentRoutingError } from "./payment-routing-error.ts";
import { summariseIssues } from "./summarise-issues.ts";

/**
 * The criteria as they are sent: valid, of this client, and with a language.
 *
 * @throws PaymentRoutingError `invalid-request`, with every issue
 */
export function writeCriteria(
  criteria: PaymentMethodSearchCriteria,
  clientId: number,
  language: string | undefined,
): string {
  try {
    return encodePaymentMethodSearchCriteria(completeCriteria(criteria, clientId, language));
  } catch (cause) {
    // Open content can be valid and yet be nested past the stack.
    if (!(cause instanceof RangeError)) throw cause;
    throw new PaymentRoutingError("invalid-request", "the criteria cannot be written as XML", { cause });
  }
}

/**
 * The interface requires `client_info/language` and lets it be left out all the same. This client always writes it,
 * and guesses none: a guess would show the customer payment pages in a language that nobody chose.
 */
function completeCriteria(
  criteria: PaymentMethodSearchCriteria,
  clientId: number,
  language: string | undefined,
): PaymentMethodSearchCriteria {
  const valid = validate(criteria);
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

const MISSING_LANGUAGE = judge(
  "missing-member",
  "/client_info",
  "the member language, or the option language",
  "neither",
);

function foreignClient(clientId: number, received: number): Issue {
  return judge(
    "invalid-value",
    "/client_info/client_id",
    `${clientId}, which is the client's own`,
    String(received),
  );
}

function judge(code: Issue["code"], path: string, expected: string, received: string): Issue {
  const message = describeIssue(path, expected, received);
  return { code, message, path, line: undefined, column: undefined, expected, received };
}

function invalidRequest(issues: readonly Issue[]): PaymentRoutingError {
  const message = `the criteria are not valid: ${summariseIssues(issues)}`;
  return new PaymentRoutingError("invalid-request", message, { issues });
}
