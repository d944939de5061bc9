import { TEST_SESSION_ID } from "@payment-routing/delivery";
import type { CallbackDetail } from "@payment-routing/operator-contract";
import { isBackground } from "../console/session-gate.ts";
import { listIncluding } from "../http/credentials.ts";
import type { OperationRequest } from "../http/internal/operation.ts";

/**
 * Whether the caller gets the personal data of a session: a processor as its reporter, a viewer never, and others with a record
 * in the audit. A page that reads again by itself leaves no record.
 */
export async function admitPersonalData(
  {
    delivery,
    keyId,
    scope,
    headers,
  }: Pick<OperationRequest<"readSession">, "delivery" | "keyId" | "scope" | "headers">,
  sessionId: number,
): Promise<boolean> {
  // A test event has no person.
  if (scope === "processor" || sessionId === TEST_SESSION_ID) return true;
  if (!listIncluding(["operator"]).includes(scope)) return false;
  const reader = { actor: keyId, isRepeated: isBackground({ headers }) };
  return delivery.operations.recordReading(sessionId, reader);
}

/** A callback without what its receiver answered and without values of its body. */
export function leaveOutPersonalData(callback: CallbackDetail): CallbackDetail {
  const { issues, history } = callback;
  return {
    ...callback,
    history: history.map(({ response_body: _, ...attempt }) => attempt),
    ...(issues && {
      issues: issues.map((issue) => {
        const { path, expected } = issue;
        return { ...issue, received: NOT_SHOWN, message: `${path}: expected ${expected}` };
      }),
    }),
  };
}

const NOT_SHOWN = "not shown";

/** The content of an answer with every URL in it cut off before its query, which may hold a token of a merchant. */
export function leaveOutQueries<Value>(value: Value): Value;
export function leaveOutQueries(value: unknown): unknown {
  if (typeof value === "string") return value.replace(QUERY, "$1");
  if (Array.isArray(value)) return value.map((item) => leaveOutQueries(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, leaveOutQueries(member)]));
}

const QUERY = /(https?:\/\/[^\s?#"'<>]*)\?[^\s"'<>]*/gi;
