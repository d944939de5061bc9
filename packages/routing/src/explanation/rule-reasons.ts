import type { FormsOfPayment, RequiredField } from "@payment-routing/config-contract";
import type { Placed } from "../configuration/effective-accounts.ts";
import { makeReason, type Reason } from "./reason.ts";

// The reasons of rules that are not constraints.

export function explainWithdrawal({ pointer }: Placed<number>): Reason {
  return makeReason("withdrawn", pointer, "an offer of the method", "a withdrawn one");
}

export function explainFormOfPayment({ pointer }: Placed<FormsOfPayment>, methodId: number): Reason {
  return makeReason("form-of-payment", pointer, "a method for managed bookings", `method ${methodId}`);
}

export function explainProcessorField({ value, pointer }: Placed<RequiredField>): Reason {
  return makeReason("required-by-processor", pointer, value, "nothing", { isMissing: true });
}
