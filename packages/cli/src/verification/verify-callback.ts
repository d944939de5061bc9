import type { RequestHeaders } from "../inputs/read-headers.ts";
import type { Mac } from "../inputs/read-mac.ts";
import type { CallbackSecrets } from "../inputs/read-secrets.ts";
import { type Check, checkContract, checkHmacs, checkSignature, readBody } from "./check-body.ts";
import { checkDelivery, type VerificationTime } from "./check-delivery.ts";

/** The input to verify a stored callback with. */
interface Evidence extends CallbackSecrets {
  /** The headers of the callback. They need at least one secret. */
  readonly headers: RequestHeaders | undefined;
  readonly mac: Mac | undefined;
  /** Undefined: the age is not checked. */
  readonly time: VerificationTime | undefined;
}

/**
 * Makes every check that the input allows. A receiver, in contrast, stops at the first failed check.
 */
export function verifyCallback(body: Uint8Array, evidence: Evidence): readonly Check[] {
  const { headers, secrets, bodySecrets, mac, time } = evidence;
  const read = readBody(body);
  const delivery: readonly Check[] =
    headers === undefined
      ? [
          {
            check: "headers",
            outcome: "skipped",
            detail: "no headers given: the time of sending is unknown",
          },
        ]
      : checkDelivery({ headers, body, secrets }, read, time);
  // Without headers, secrets can only be for the signature.
  const isNeeded = bodySecrets.length > 0 || (headers === undefined && secrets.length > 0);
  const secretsOfBody = bodySecrets.length > 0 ? bodySecrets : secrets;
  return [
    ...delivery,
    checkContract(read),
    checkSignature(read, secretsOfBody, isNeeded),
    ...checkHmacs(read, mac),
  ];
}
