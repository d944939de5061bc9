import {
  type Issue,
  type OutgoingTransaction,
  validateOutgoingPaymentCallback,
} from "@payment-routing/callback-contract";
import type { RequiredMember } from "@payment-routing/config-contract";
import {
  computeMac,
  MacError,
  type MacSpecification,
  type Secret,
  writeBody,
} from "@payment-routing/signing";
import type { SecretDirectory } from "../context.ts";
import type { SessionSnapshot } from "../sessions/snapshot.ts";
import { createBodyIssue } from "./body-issue.ts";
import type { MerchantCallbacks } from "./callback-defaults.ts";
import { composeBody, type UnsignedBody } from "./compose-body.ts";
import { findUnknownCodes } from "./find-unknown-codes.ts";

/** A callback to store. */
export interface RenderedCallback {
  /** The exact bytes to send. For a rejected callback, the incomplete body, for operators. */
  readonly body: Uint8Array;
  /** IDs of the secrets for `signature` and `hmac`. */
  readonly secretIds: readonly string[];
  readonly eventType: string | undefined;
  readonly eventSubtype: string | undefined;
  /** Why the callback may not be sent. Undefined if it may. */
  readonly issues: readonly Issue[] | undefined;
}

/**
 * Renders the callback for a session, and validates it against the outgoing contract and the merchant's requirements. Never
 * throws: an error becomes an issue of the callback, so that the status change is stored and an operator can act.
 */
export function renderCallback(
  merchant: MerchantCallbacks,
  secrets: SecretDirectory,
  snapshot: SessionSnapshot,
): RenderedCallback {
  return orReject(snapshot, () => signAndValidate(merchant, secrets, composeBody(merchant, snapshot)));
}

/** Like `renderCallback`, for a body without signatures. */
export function renderBody(
  merchant: MerchantCallbacks,
  secrets: SecretDirectory,
  unsigned: UnsignedBody,
): RenderedCallback {
  return orReject(unsigned, () => signAndValidate(merchant, secrets, unsigned));
}

function signAndValidate(
  merchant: MerchantCallbacks,
  secrets: SecretDirectory,
  unsigned: UnsignedBody,
): RenderedCallback {
  const missing = checkRequiredMembers(merchant, unsigned);
  const unknown = checkKnownCodes(merchant, unsigned);
  const { body, secret, secretIds, issues } = prepareSignatures(merchant, secrets, unsigned);
  const validated = validateOutgoingPaymentCallback(body);
  const all = [...missing, ...unknown, ...issues, ...(validated.ok ? [] : validated.issues)];
  if (!validated.ok || all.length > 0) return reject(body, all);
  return {
    body: Buffer.from(writeBody(body, secret)),
    secretIds,
    eventType: body.event_type,
    eventSubtype: body.event_subtype,
    issues: undefined,
  };
}

function orReject(body: UnsignedBody | SessionSnapshot, render: () => RenderedCallback): RenderedCallback {
  try {
    return render();
  } catch (error) {
    return reject(body, [createFailureIssue(error)]);
  }
}

function reject(body: UnsignedBody | SessionSnapshot, issues: readonly Issue[]): RenderedCallback {
  const { event_type: eventType, event_subtype: eventSubtype } = body;
  return { body: Buffer.from(JSON.stringify(body)), secretIds: [], eventType, eventSubtype, issues };
}

function createFailureIssue(error: unknown): Issue {
  const received = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return createBodyIssue("invalid-value", "", "a body that can be made and signed", received);
}

/** Returns an issue for each unknown value of a closed code. */
function checkKnownCodes({ known_codes }: MerchantCallbacks, body: UnsignedBody): readonly Issue[] {
  if (known_codes.size === 0) return [];
  return findUnknownCodes(known_codes, body).map(({ code, path, received }) =>
    createBodyIssue(
      "not-in-enumeration",
      path,
      `a known ${code}, as the code is closed`,
      JSON.stringify(received),
    ),
  );
}

/** Returns an issue for each required member that a transaction lacks. */
function checkRequiredMembers(merchant: MerchantCallbacks, body: UnsignedBody): readonly Issue[] {
  const { required_members } = merchant;
  if (required_members.length === 0) return [];
  return body.transactions.flatMap((transaction, index) =>
    required_members
      .filter((member) => isMissing(transaction, member))
      .map((member) =>
        createBodyIssue("missing-member", `/transactions/${index}/${member}`, EXPECTED, "nothing"),
      ),
  );
}

const EXPECTED = "a member, as the merchant is configured";

/** A nested member such as `psp/id` is required only if its parent exists. */
function isMissing(transaction: object, member: RequiredMember): boolean {
  const [name = "", part] = member.split("/");
  const value = (transaction as Readonly<Record<string, unknown>>)[name];
  if (part === undefined) return value === undefined;
  return typeof value === "object" && value !== null && !(part in value);
}

/** A body with the MACs of its transactions, and the secret for its signature. */
interface SignableBody {
  readonly body: UnsignedBody;
  /** The secret for `signature`. Undefined if none is configured. */
  readonly secret: Secret | undefined;
  /** IDs of the secrets for `signature` and `hmac`. */
  readonly secretIds: readonly string[];
  /** Why a configured signature cannot be made. */
  readonly issues: readonly Issue[];
}

/** Adds the `hmac` of each transaction and finds the secret for `signature`, if configured. */
function prepareSignatures(
  merchant: MerchantCallbacks,
  secrets: SecretDirectory,
  unsigned: UnsignedBody,
): SignableBody {
  const signable = addMacs(merchant, secrets, unsigned);
  const { body, secretIds, issues } = signable;
  const configured = merchant.secrets.body_signature;
  if (configured === undefined || issues.length > 0) return signable;
  const secret = secrets.bodySecret(body.client_id);
  if (secret === undefined) return { ...signable, issues: [withoutSecret("/signature", configured)] };
  return { body, secret, secretIds: [...secretIds, secret.id], issues: [] };
}

function addMacs(merchant: MerchantCallbacks, secrets: SecretDirectory, body: UnsignedBody): SignableBody {
  const { mac_salt = "" } = merchant.secrets;
  const secret = undefined;
  if (merchant.mac === undefined) return { body, secret, secretIds: [], issues: [] };
  const salt = secrets.macSalt(body.client_id);
  if (salt === undefined) {
    return { body, secret, secretIds: [], issues: [withoutSecret("/transactions/0/hmac", mac_salt)] };
  }
  const issues: Issue[] = [];
  const transactions = body.transactions.map((transaction, index) => {
    const hmac = tryMac(transaction, merchant.mac as MacSpecification, salt, body);
    if (typeof hmac === "string") return { ...transaction, hmac };
    issues.push(createMacIssue(index, hmac));
    return transaction;
  });
  return { body: { ...body, transactions }, secret, secretIds: [mac_salt], issues };
}

function tryMac(
  transaction: OutgoingTransaction,
  specification: MacSpecification,
  salt: string,
  body: UnsignedBody,
): string | MacError {
  try {
    return computeMac(transaction, specification, salt, body);
  } catch (error) {
    if (error instanceof MacError) return error;
    throw error;
  }
}

/** An issue at the field that the MAC rejects, or at the MAC itself. */
function createMacIssue(index: number, { field, reason, message }: MacError): Issue {
  const code = reason === "missing-field" ? "missing-member" : "invalid-value";
  const transaction = `/transactions/${index}`;
  if (field === undefined) return createBodyIssue(code, `${transaction}/hmac`, "a MAC", message);
  const path = field.of === "callback" ? field.pointer : transaction + field.pointer;
  return createBodyIssue(code, path, "a value that the MAC can be made of", reason.replaceAll("-", " "));
}

function withoutSecret(path: string, secretId: string): Issue {
  return createBodyIssue(
    "missing-member",
    path,
    `a live secret ${JSON.stringify(secretId)} to make it with`,
    "none",
  );
}
