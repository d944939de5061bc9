// Generated from schemas/operator. Do not edit: npm run generate.

import {
  type Arbitrary,
  arbitraryNearMiss,
  arbitraryValue,
  type NearMiss,
} from "@payment-routing/contract-runtime/testing";
import type { ActivationAction } from "./activation-action.ts";
import activationActionSchema from "./activation-action.schema.json" with { type: "json" };
import type { ConfigurationComparison } from "./configuration-comparison.ts";
import configurationComparisonSchema from "./configuration-comparison.schema.json" with { type: "json" };
import type { ConfigurationJob } from "./configuration-job.ts";
import configurationJobSchema from "./configuration-job.schema.json" with { type: "json" };
import type { ConfigurationReplay } from "./configuration-replay.ts";
import configurationReplaySchema from "./configuration-replay.schema.json" with { type: "json" };
import type { ConfigurationUpload } from "./configuration-upload.ts";
import configurationUploadSchema from "./configuration-upload.schema.json" with { type: "json" };
import type { ConsoleSignIn } from "./console-sign-in.ts";
import consoleSignInSchema from "./console-sign-in.schema.json" with { type: "json" };
import type { EndpointAction } from "./endpoint-action.ts";
import endpointActionSchema from "./endpoint-action.schema.json" with { type: "json" };
import type { ErasureAction } from "./erasure-action.ts";
import erasureActionSchema from "./erasure-action.schema.json" with { type: "json" };
import type { KeyRevocation } from "./key-revocation.ts";
import keyRevocationSchema from "./key-revocation.schema.json" with { type: "json" };
import type { NewKey } from "./new-key.ts";
import newKeySchema from "./new-key.schema.json" with { type: "json" };
import type { OperatorAction } from "./operator-action.ts";
import operatorActionSchema from "./operator-action.schema.json" with { type: "json" };
import type { RollbackAction } from "./rollback-action.ts";
import rollbackActionSchema from "./rollback-action.schema.json" with { type: "json" };
import type { SkipAction } from "./skip-action.ts";
import skipActionSchema from "./skip-action.schema.json" with { type: "json" };
import type { TestEventAction } from "./test-event-action.ts";
import testEventActionSchema from "./test-event-action.schema.json" with { type: "json" };

export type { NearMiss, Rule } from "@payment-routing/contract-runtime/testing";

const shared: {
  readonly "activation-action-spring-prices": ActivationAction & RollbackAction;
  readonly "configuration-comparison-with-served": ConfigurationComparison &
    ConfigurationJob &
    ConfigurationReplay;
  readonly "configuration-job-of-files": ConfigurationComparison & ConfigurationJob & ConfigurationReplay;
  readonly "configuration-job-of-version": ConfigurationComparison & ConfigurationJob & ConfigurationReplay;
  readonly "erasure-action-delivered": ErasureAction & OperatorAction;
  readonly "key-revocation-of-client": KeyRevocation & NewKey;
  readonly "new-key-of-client": KeyRevocation & NewKey;
  readonly "operator-action-pause": ErasureAction & OperatorAction;
  readonly "rollback-action-previous": ActivationAction & RollbackAction;
} = {
  "activation-action-spring-prices": {
    expected_digest: "sha256:4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a",
    reason: "spring prices",
  },
  "configuration-comparison-with-served": {
    configuration: { digest: "sha256:4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a" },
  },
  "configuration-job-of-files": {
    configuration: { files: [{ path: "methods.yaml", text: "methods: []\n" }] },
  },
  "configuration-job-of-version": {
    configuration: { digest: "sha256:4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a" },
  },
  "erasure-action-delivered": { reason: "The customer asked for it" },
  "key-revocation-of-client": { key_id: "2025-autumn", client_id: 10077, reason: "not used any more" },
  "new-key-of-client": { key_id: "2026-spring", client_id: 10077, reason: "new shop" },
  "operator-action-pause": { reason: "The merchant deploys until noon" },
  "rollback-action-previous": {
    expected_digest: "sha256:4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a",
    reason: "wrong prices",
  },
};

/** Any valid value of ActivationAction. */
export function arbitraryActivationAction(): Arbitrary<ActivationAction> {
  return arbitraryValue(activationActionSchema) as Arbitrary<ActivationAction>;
}

/** Values that break one rule of ActivationAction, with the rule and where it is broken. */
export function arbitraryInvalidActivationAction(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(activationActionSchema);
}

/** The examples that are valid values of ActivationAction, by name. */
export const activationActionExamples: Readonly<Record<string, ActivationAction>> = {
  "activation-action-spring-prices": shared["activation-action-spring-prices"],
  "rollback-action-previous": shared["rollback-action-previous"],
};

/** Any valid value of ConfigurationComparison. */
export function arbitraryConfigurationComparison(): Arbitrary<ConfigurationComparison> {
  return arbitraryValue(configurationComparisonSchema) as Arbitrary<ConfigurationComparison>;
}

/** Values that break one rule of ConfigurationComparison, with the rule and where it is broken. */
export function arbitraryInvalidConfigurationComparison(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(configurationComparisonSchema);
}

/** The examples that are valid values of ConfigurationComparison, by name. */
export const configurationComparisonExamples: Readonly<Record<string, ConfigurationComparison>> = {
  "configuration-comparison-of-version-and-files": {
    before: { digest: "sha256:4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a" },
    configuration: { files: [{ path: "methods.yaml", text: "methods: []\n" }] },
    tries: 1000,
  },
  "configuration-comparison-with-served": shared["configuration-comparison-with-served"],
  "configuration-job-of-files": shared["configuration-job-of-files"],
  "configuration-job-of-version": shared["configuration-job-of-version"],
};

/** Any valid value of ConfigurationJob. */
export function arbitraryConfigurationJob(): Arbitrary<ConfigurationJob> {
  return arbitraryValue(configurationJobSchema) as Arbitrary<ConfigurationJob>;
}

/** Values that break one rule of ConfigurationJob, with the rule and where it is broken. */
export function arbitraryInvalidConfigurationJob(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(configurationJobSchema);
}

/** The examples that are valid values of ConfigurationJob, by name. */
export const configurationJobExamples: Readonly<Record<string, ConfigurationJob>> = {
  "configuration-comparison-with-served": shared["configuration-comparison-with-served"],
  "configuration-job-of-files": shared["configuration-job-of-files"],
  "configuration-job-of-version": shared["configuration-job-of-version"],
};

/** Any valid value of ConfigurationReplay. */
export function arbitraryConfigurationReplay(): Arbitrary<ConfigurationReplay> {
  return arbitraryValue(configurationReplaySchema) as Arbitrary<ConfigurationReplay>;
}

/** Values that break one rule of ConfigurationReplay, with the rule and where it is broken. */
export function arbitraryInvalidConfigurationReplay(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(configurationReplaySchema);
}

/** The examples that are valid values of ConfigurationReplay, by name. */
export const configurationReplayExamples: Readonly<Record<string, ConfigurationReplay>> = {
  "configuration-comparison-with-served": shared["configuration-comparison-with-served"],
  "configuration-job-of-files": shared["configuration-job-of-files"],
  "configuration-job-of-version": shared["configuration-job-of-version"],
  "configuration-replay-of-a-day": {
    configuration: { digest: "sha256:4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a" },
    since: "2026-11-20T00:00:00Z",
    until: "2026-11-21T00:00:00Z",
    limit: 100000,
  },
};

/** Any valid value of ConfigurationUpload. */
export function arbitraryConfigurationUpload(): Arbitrary<ConfigurationUpload> {
  return arbitraryValue(configurationUploadSchema) as Arbitrary<ConfigurationUpload>;
}

/** Values that break one rule of ConfigurationUpload, with the rule and where it is broken. */
export function arbitraryInvalidConfigurationUpload(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(configurationUploadSchema);
}

/** The examples that are valid values of ConfigurationUpload, by name. */
export const configurationUploadExamples: Readonly<Record<string, ConfigurationUpload>> = {
  "configuration-upload-one-file": {
    files: [{ path: "methods.yaml", text: "methods: []\n" }],
    reason: "spring prices",
  },
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

/** Any valid value of KeyRevocation. */
export function arbitraryKeyRevocation(): Arbitrary<KeyRevocation> {
  return arbitraryValue(keyRevocationSchema) as Arbitrary<KeyRevocation>;
}

/** Values that break one rule of KeyRevocation, with the rule and where it is broken. */
export function arbitraryInvalidKeyRevocation(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(keyRevocationSchema);
}

/** The examples that are valid values of KeyRevocation, by name. */
export const keyRevocationExamples: Readonly<Record<string, KeyRevocation>> = {
  "key-revocation-of-client": shared["key-revocation-of-client"],
  "new-key-of-client": shared["new-key-of-client"],
};

/** Any valid value of NewKey. */
export function arbitraryNewKey(): Arbitrary<NewKey> {
  return arbitraryValue(newKeySchema) as Arbitrary<NewKey>;
}

/** Values that break one rule of NewKey, with the rule and where it is broken. */
export function arbitraryInvalidNewKey(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(newKeySchema);
}

/** The examples that are valid values of NewKey, by name. */
export const newKeyExamples: Readonly<Record<string, NewKey>> = {
  "key-revocation-of-client": shared["key-revocation-of-client"],
  "new-key-of-client": shared["new-key-of-client"],
  "new-key-of-scope": {
    key_id: "night-shift",
    scope: "operator",
    expires_at: "2027-01-01T00:00:00Z",
    reason: "on call",
  },
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

/** Any valid value of RollbackAction. */
export function arbitraryRollbackAction(): Arbitrary<RollbackAction> {
  return arbitraryValue(rollbackActionSchema) as Arbitrary<RollbackAction>;
}

/** Values that break one rule of RollbackAction, with the rule and where it is broken. */
export function arbitraryInvalidRollbackAction(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(rollbackActionSchema);
}

/** The examples that are valid values of RollbackAction, by name. */
export const rollbackActionExamples: Readonly<Record<string, RollbackAction>> = {
  "activation-action-spring-prices": shared["activation-action-spring-prices"],
  "rollback-action-given": {
    expected_digest: "sha256:4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a4f9a",
    digest: "sha256:b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1",
    reason: "wrong prices",
  },
  "rollback-action-previous": shared["rollback-action-previous"],
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
