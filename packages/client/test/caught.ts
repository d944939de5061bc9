import { PaymentRoutingError } from "../src/search/payment-routing-error.ts";

/** Returns the PaymentRoutingError that a call throws. Anything else fails the test. */
export function catchError(call: () => unknown): PaymentRoutingError {
  try {
    call();
  } catch (error) {
    return expectOurs(error);
  }
  throw new Error("nothing was thrown");
}

/** Returns the PaymentRoutingError that a promise rejects with. Anything else fails the test. */
export async function catchRejection(promise: Promise<unknown>): Promise<PaymentRoutingError> {
  try {
    await promise;
  } catch (error) {
    return expectOurs(error);
  }
  throw new Error("nothing was thrown");
}

function expectOurs(error: unknown): PaymentRoutingError {
  if (error instanceof PaymentRoutingError) return error;
  throw new Error("not a PaymentRoutingError", { cause: error });
}
