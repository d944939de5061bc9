import { type Issue, validateOutgoingPaymentCallback } from "@payment-routing/callback-contract";
import { writeBody } from "@payment-routing/signing";
import type { SecretDirectory } from "../context.ts";
import type { SessionSnapshot } from "../sessions/snapshot.ts";
import { issueOfBody } from "./body-issue.ts";
import { checkKnownCodes, checkRequiredMembers } from "./check-body.ts";
import { composeBody, type UnsignedBody } from "./compose-body.ts";
import { prepareSignatures } from "./prepare-signatures.ts";
import type { MerchantCallbacks } from "./resolve-callbacks.ts";

/** A callback as it is stored. */
export interface RenderedCallback {
  /** Exactly the bytes that are sent. Of a refused callback: what there is of it, for the operator. */
  readonly body: Uint8Array;
  /** The secrets that `signature` and `hmac` were made with, by their IDs. */
  readonly secretIds: readonly string[];
  readonly eventType: string | undefined;
  readonly eventSubtype: string | undefined;
  /** Why the callback must not go out; undefined when it may. */
  readonly issues: readonly Issue[] | undefined;
}

/**
 * Makes the callback that tells a merchant of a session, and judges it by the outgoing contract and by what the merchant
 * is configured to require. Never throws: whatever keeps a body from being made becomes an issue of it, so that the
 * status change it tells of is kept and an operator sees to it.
 */
export function renderCallback(
  merchant: MerchantCallbacks,
  secrets: SecretDirectory,
  snapshot: SessionSnapshot,
): RenderedCallback {
  return orRefuse(snapshot, () => signAndJudge(merchant, secrets, composeBody(merchant, snapshot)));
}

/** The same for a body that is complete but for its signatures. */
export function renderBody(
  merchant: MerchantCallbacks,
  secrets: SecretDirectory,
  unsigned: UnsignedBody,
): RenderedCallback {
  return orRefuse(unsigned, () => signAndJudge(merchant, secrets, unsigned));
}

function signAndJudge(
  merchant: MerchantCallbacks,
  secrets: SecretDirectory,
  unsigned: UnsignedBody,
): RenderedCallback {
  const missing = checkRequiredMembers(merchant, unsigned);
  const unknown = checkKnownCodes(merchant, unsigned);
  const { body, secret, secretIds, issues } = prepareSignatures(merchant, secrets, unsigned);
  const verdict = validateOutgoingPaymentCallback(body);
  const all = [...missing, ...unknown, ...issues, ...(verdict.ok ? [] : verdict.issues)];
  if (!verdict.ok || all.length > 0) return refuse(body, all);
  return {
    body: Buffer.from(writeBody(body, secret)),
    secretIds,
    eventType: body.event_type,
    eventSubtype: body.event_subtype,
    issues: undefined,
  };
}

function orRefuse(body: UnsignedBody | SessionSnapshot, render: () => RenderedCallback): RenderedCallback {
  try {
    return render();
  } catch (error) {
    return refuse(body, [issueOfFailure(error)]);
  }
}

function refuse(body: UnsignedBody | SessionSnapshot, issues: readonly Issue[]): RenderedCallback {
  const { event_type: eventType, event_subtype: eventSubtype } = body;
  return { body: Buffer.from(JSON.stringify(body)), secretIds: [], eventType, eventSubtype, issues };
}

function issueOfFailure(error: unknown): Issue {
  const received = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return issueOfBody("invalid-value", "", "a body that can be made and signed", received);
}
