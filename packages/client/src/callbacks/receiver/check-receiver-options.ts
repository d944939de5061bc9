import {
  computeMac,
  type MacSpecification,
  type Secret,
  validateMacSpecification,
  verifyBodySignature,
} from "@payment-routing/signing";
import type { CallbackReceiverOptions } from "./receiver-options.ts";

/** Throws a CallbackOptionsError for options that would fail with the first callback, or never reject any. */
export function checkReceiverOptions<Transaction>(options: CallbackReceiverOptions<Transaction>): void {
  const { secrets, bodySecrets, onCallback, toleranceSeconds, maxBytes, bodyTimeoutMs } = options;
  checkSecrets("secrets", secrets);
  if (bodySecrets !== undefined) checkSecrets("bodySecrets", bodySecrets);
  checkMac(options.macSpecification, options.macSalts);
  if (typeof onCallback !== "function") throw new CallbackOptionsError("onCallback", "expected a function");
  checkInteger("toleranceSeconds", toleranceSeconds, 0, Number.MAX_SAFE_INTEGER);
  checkInteger("maxBytes", maxBytes, 1, Number.MAX_SAFE_INTEGER);
  checkInteger("bodyTimeoutMs", bodyTimeoutMs, 1, MAX_TIMEOUT_MS);
}

// The limit of Node timers: a longer one fires immediately.
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

function checkSecrets(option: string, secrets: readonly Secret[]): void {
  if (!Array.isArray(secrets) || !secrets.every((secret) => secret?.key instanceof Uint8Array))
    throw new CallbackOptionsError(option, "expected an array of secrets from readSecret");
  attempt(option, () => {
    // Called for its check of the secrets only.
    verifyBodySignature({}, secrets);
    const ids = new Set(secrets.map(({ id }) => id));
    if (ids.size < secrets.length) throw new Error("expected each ID once");
  });
}

function checkMac(specification: MacSpecification | undefined, salts: readonly string[] | undefined): void {
  if (specification === undefined && salts === undefined) return;
  if (specification === undefined)
    throw new CallbackOptionsError("macSpecification", "expected with macSalts");
  const result = validateMacSpecification(specification);
  if (!result.ok) {
    throw new CallbackOptionsError(
      "macSpecification",
      result.issues.map(({ message }) => message).join("; "),
    );
  }
  if (salts === undefined || salts.length === 0) {
    throw new CallbackOptionsError("macSalts", "expected at least one with macSpecification");
  }
  attempt("macSalts", () => {
    for (const salt of salts) computeMac({}, { ...specification, fields: ANY_FIELD }, salt);
  });
}

// Computes a MAC of the salt alone.
const ANY_FIELD: MacSpecification["fields"] = [{ pointer: "/any", required: false }];

function checkInteger(option: string, value: number | undefined, min: number, max: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= min && value <= max)) return;
  throw new CallbackOptionsError(option, `expected an integer from ${min} to ${max}, got ${value}`);
}

function attempt(option: string, check: () => void): void {
  try {
    check();
  } catch (cause) {
    throw new CallbackOptionsError(option, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

/** An invalid option. The message names the option and contains no secret. */
export class CallbackOptionsError extends Error {
  override readonly name = "CallbackOptionsError";

  constructor(option: string, message: string, cause?: unknown) {
    super(`option ${option}: ${message}`, cause === undefined ? undefined : { cause });
  }
}
