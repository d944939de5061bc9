import { WEBHOOK_HEADERS } from "@payment-routing/signing";

/** The values that determine the headers of a request. */
interface Request {
  readonly callbackId: string;
  readonly sessionId: number;
  readonly sequence: number;
  readonly isRedelivery: boolean;
}

/**
 * The headers of an ordinary request, signatures left out: those of a callback that supersedes no other. They follow from its
 * callback and from the time of the attempt, so only the time is stored.
 */
export function describeRequest(
  { callbackId, sessionId, sequence, isRedelivery }: Request,
  timestampSeconds: number,
): Readonly<Record<string, string>> {
  return {
    "webhook-id": callbackId,
    "webhook-timestamp": String(timestampSeconds),
    "payment-routing-session": String(sessionId),
    "payment-routing-sequence": String(sequence),
    "payment-routing-redelivery": String(isRedelivery),
  };
}

/** The time that `describeRequest` returns exactly these headers for. Undefined if there is none. */
export function findTimestamp(
  request: Request,
  headers: Readonly<Record<string, string>>,
): number | undefined {
  const timestampSeconds = Number(headers["webhook-timestamp"]);
  if (!Number.isSafeInteger(timestampSeconds)) return undefined;
  const implied = Object.entries(describeRequest(request, timestampSeconds));
  const given = Object.entries(headers);
  const isImplied =
    given.length === implied.length &&
    given.every(([name, value], index) => name === implied[index]?.[0] && value === implied[index]?.[1]);
  return isImplied ? timestampSeconds : undefined;
}

/** Returns the headers of a request as they are stored. */
export function leaveOutSignatures(
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const others: Record<string, string> = {};
  for (const name in headers) {
    if (!SIGNATURES.has(name)) others[name] = headers[name] as string;
  }
  return others;
}

const SIGNATURES: ReadonlySet<string> = new Set([
  WEBHOOK_HEADERS.signature,
  WEBHOOK_HEADERS.deliverySignature,
]);
