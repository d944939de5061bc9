import type { Issue, OutgoingTransaction } from "@payment-routing/callback-contract";
import { computeMac, MacError, type MacSpecification, type Secret } from "@payment-routing/signing";
import type { SecretDirectory } from "../context.ts";
import { createBodyIssue } from "./body-issue.ts";
import type { MerchantCallbacks } from "./callback-defaults.ts";
import type { UnsignedBody } from "./compose-body.ts";

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
export function prepareSignatures(
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
