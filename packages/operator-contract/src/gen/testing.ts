// Generated from schemas/operator. Do not edit: npm run generate.

import {
  type Arbitrary,
  arbitraryNearMiss,
  arbitraryValue,
  type NearMiss,
} from "@payment-routing/contract-runtime/testing";
import type { ConsoleSignIn } from "./console-sign-in.ts";
import consoleSignInSchema from "./console-sign-in.schema.json" with { type: "json" };
import type { EndpointAction } from "./endpoint-action.ts";
import endpointActionSchema from "./endpoint-action.schema.json" with { type: "json" };
import type { ErasureAction } from "./erasure-action.ts";
import erasureActionSchema from "./erasure-action.schema.json" with { type: "json" };
import type { OperatorAction } from "./operator-action.ts";
import operatorActionSchema from "./operator-action.schema.json" with { type: "json" };
import type { SkipAction } from "./skip-action.ts";
import skipActionSchema from "./skip-action.schema.json" with { type: "json" };
import type { TestEventAction } from "./test-event-action.ts";
import testEventActionSchema from "./test-event-action.schema.json" with { type: "json" };

export type { NearMiss, Rule } from "@payment-routing/contract-runtime/testing";

const shared: {
  readonly "erasure-action-delivered": ErasureAction & OperatorAction;
  readonly "operator-action-pause": ErasureAction & OperatorAction;
} = {
  "erasure-action-delivered": { reason: "The customer asked for it" },
  "operator-action-pause": { reason: "The merchant deploys until noon" },
};

/** Any valid value of ConsoleSignIn. */
export function arbitraryConsoleSignIn(): Arbitrary<ConsoleSignIn> {
  return arbitraryValue(consoleSignInSchema) as Arbitrary<ConsoleSignIn>;
}

/** Values that break one rule of ConsoleSignIn, with the rule and where it is broken. */
export function arbitraryInvalidConsoleSignIn(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(consoleSignInSchema);
}

/** The examples that are valid values of ConsoleSignIn, by name. */
export const consoleSignInExamples: Readonly<Record<string, ConsoleSignIn>> = {
  "console-sign-in-key": { key: "prk_q5zQ0h5m0pVbQf3oWcXW6Yv7f2d8m1n4k9r3s6t0u2w" },
};

/** Any valid value of EndpointAction. */
export function arbitraryEndpointAction(): Arbitrary<EndpointAction> {
  return arbitraryValue(endpointActionSchema) as Arbitrary<EndpointAction>;
}

/** Values that break one rule of EndpointAction, with the rule and where it is broken. */
export function arbitraryInvalidEndpointAction(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(endpointActionSchema);
}

/** The examples that are valid values of EndpointAction, by name. */
export const endpointActionExamples: Readonly<Record<string, EndpointAction>> = {
  "endpoint-action-resume": { endpoint: "https://merchant.example", reason: "It is back" },
};

/** Any valid value of ErasureAction. */
export function arbitraryErasureAction(): Arbitrary<ErasureAction> {
  return arbitraryValue(erasureActionSchema) as Arbitrary<ErasureAction>;
}

/** Values that break one rule of ErasureAction, with the rule and where it is broken. */
export function arbitraryInvalidErasureAction(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(erasureActionSchema);
}

/** The examples that are valid values of ErasureAction, by name. */
export const erasureActionExamples: Readonly<Record<string, ErasureAction>> = {
  "erasure-action-delivered": shared["erasure-action-delivered"],
  "erasure-action-undelivered": { reason: "The merchant is gone", discard_undelivered: true },
  "operator-action-pause": shared["operator-action-pause"],
};

/** Any valid value of OperatorAction. */
export function arbitraryOperatorAction(): Arbitrary<OperatorAction> {
  return arbitraryValue(operatorActionSchema) as Arbitrary<OperatorAction>;
}

/** Values that break one rule of OperatorAction, with the rule and where it is broken. */
export function arbitraryInvalidOperatorAction(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(operatorActionSchema);
}

/** The examples that are valid values of OperatorAction, by name. */
export const operatorActionExamples: Readonly<Record<string, OperatorAction>> = {
  "erasure-action-delivered": shared["erasure-action-delivered"],
  "operator-action-pause": shared["operator-action-pause"],
};

/** Any valid value of SkipAction. */
export function arbitrarySkipAction(): Arbitrary<SkipAction> {
  return arbitraryValue(skipActionSchema) as Arbitrary<SkipAction>;
}

/** Values that break one rule of SkipAction, with the rule and where it is broken. */
export function arbitraryInvalidSkipAction(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(skipActionSchema);
}

/** The examples that are valid values of SkipAction, by name. */
export const skipActionExamples: Readonly<Record<string, SkipAction>> = {
  "skip-action-first": { sequence: 1, reason: "The merchant has dealt with it by hand" },
};

/** Any valid value of TestEventAction. */
export function arbitraryTestEventAction(): Arbitrary<TestEventAction> {
  return arbitraryValue(testEventActionSchema) as Arbitrary<TestEventAction>;
}

/** Values that break one rule of TestEventAction, with the rule and where it is broken. */
export function arbitraryInvalidTestEventAction(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(testEventActionSchema);
}

/** The examples that are valid values of TestEventAction, by name. */
export const testEventActionExamples: Readonly<Record<string, TestEventAction>> = {
  "test-event-action-full": {
    client_id: 10077,
    account_id: 100482,
    status: { code: 4010, sub_code: 4010001, message: "Payment session failed" },
    transaction_status: { code: 2010, message: "Declined" },
    event_type: "payment",
    event_subtype: "failed",
    reason: "How do they take a failure — æøå",
  },
  "test-event-action-shortest": { client_id: 10077, status: { code: 4030 }, reason: "First contact" },
};
