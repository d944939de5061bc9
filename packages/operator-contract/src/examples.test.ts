import { describe, expect, test } from "vitest";
import { type ActionKind, readExamples } from "../test/examples.ts";
import {
  parseActivationAction,
  parseConfigurationComparison,
  parseConfigurationJob,
  parseConfigurationReplay,
  parseConfigurationUpload,
  parseConsoleSignIn,
  parseEndpointAction,
  parseErasureAction,
  parseFindRequest,
  parseKeyRevocation,
  parseNewKey,
  parseOperatorAction,
  parseRedeliveryAction,
  parseRollbackAction,
  parseSkipAction,
  parseTestEventAction,
  type Result,
  validateActivationAction,
  validateConfigurationComparison,
  validateConfigurationJob,
  validateConfigurationReplay,
  validateConfigurationUpload,
  validateConsoleSignIn,
  validateEndpointAction,
  validateErasureAction,
  validateFindRequest,
  validateKeyRevocation,
  validateNewKey,
  validateOperatorAction,
  validateRedeliveryAction,
  validateRollbackAction,
  validateSkipAction,
  validateTestEventAction,
} from "./index.ts";

interface Contract {
  readonly parse: (input: Uint8Array | string) => Result<unknown>;
  readonly validate: (value: unknown) => Result<unknown>;
}

const CONTRACTS: Readonly<Record<ActionKind, Contract>> = {
  "operator-action": { parse: parseOperatorAction, validate: validateOperatorAction },
  "skip-action": { parse: parseSkipAction, validate: validateSkipAction },
  "endpoint-action": { parse: parseEndpointAction, validate: validateEndpointAction },
  "redelivery-action": { parse: parseRedeliveryAction, validate: validateRedeliveryAction },
  "find-request": { parse: parseFindRequest, validate: validateFindRequest },
  "erasure-action": { parse: parseErasureAction, validate: validateErasureAction },
  "test-event-action": { parse: parseTestEventAction, validate: validateTestEventAction },
  "console-sign-in": { parse: parseConsoleSignIn, validate: validateConsoleSignIn },
  "configuration-upload": { parse: parseConfigurationUpload, validate: validateConfigurationUpload },
  "activation-action": { parse: parseActivationAction, validate: validateActivationAction },
  "rollback-action": { parse: parseRollbackAction, validate: validateRollbackAction },
  "configuration-job": { parse: parseConfigurationJob, validate: validateConfigurationJob },
  "configuration-comparison": {
    parse: parseConfigurationComparison,
    validate: validateConfigurationComparison,
  },
  "configuration-replay": { parse: parseConfigurationReplay, validate: validateConfigurationReplay },
  "new-key": { parse: parseNewKey, validate: validateNewKey },
  "key-revocation": { parse: parseKeyRevocation, validate: validateKeyRevocation },
};

describe("valid examples", () => {
  test.for(readExamples("valid"))("$name", ({ kind, bytes }) => {
    const { parse, validate } = CONTRACTS[kind];
    const value = JSON.parse(bytes.toString("utf8"));
    expect(parse(bytes)).toEqual({ ok: true, value });
    expect(validate(value)).toEqual({ ok: true, value });
  });
});

describe("invalid examples break the one rule they are named for", () => {
  test.for(readExamples("invalid"))("$name", ({ name, kind, bytes }) => {
    const parsed = CONTRACTS[kind].parse(bytes);
    if (parsed.ok) throw new Error("it was accepted");
    expect(parsed.issues.map(({ code }) => code)).toEqual([name.slice(0, name.indexOf("."))]);
    expect(parsed.issues[0]?.line).toBeGreaterThanOrEqual(1);
  });
});
