import { PaymentRoutingError } from "../src/search/payment-routing-error.ts";

/** The error that a call throws; anything but a PaymentRoutingError fails the test. */
export function catchError(call: () => unknown): PaymentRoutingError {
  try {
    call();
  } catch (error) {
    return expectOurs(error);
  }
  throw new Error("nothing was thrown");
}

/** The error that a promise rejects with; anything but a PaymentRoutingError fails the test. */
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
