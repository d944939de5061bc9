import type { RequestHeaders } from "../inputs/read-headers.ts";
import type { Mac } from "../inputs/read-mac.ts";
import type { CallbackSecrets } from "../inputs/read-secrets.ts";
import type { Check } from "./check.ts";
import { checkContract, checkSignature, readBody } from "./check-body.ts";
import { checkDelivery } from "./check-delivery.ts";
import { checkHmacs } from "./check-hmacs.ts";
import type { JudgingTime } from "./judge-headers.ts";

/** What a stored callback is judged with. */
export interface Evidence extends CallbackSecrets {
  /** The headers that came with it; with headers there has to be a secret. */
  readonly headers: RequestHeaders | undefined;
  readonly mac: Mac | undefined;
  /** Undefined leaves the age of the callback alone: a stored one has any. */
  readonly time: JudgingTime | undefined;
}

/**
 * Judges a stored callback by everything there is. Unlike a receiver, which stops at the first fault, it makes every
 * check that it can.
 */
export function verifyCallback(body: Uint8Array, evidence: Evidence): readonly Check[] {
  const { headers, secrets, bodySecrets, mac, time } = evidence;
  const read = readBody(body);
  const delivery: readonly Check[] =
    headers === undefined
      ? [
          {
            check: "headers",
            verdict: "not-judged",
            detail: "none are given: nothing tells when it was sent",
          },
        ]
      : checkDelivery({ headers, body, secrets }, read, time);
  // Where nothing else is there for the secrets to prove, the signature is what they were given for.
  const isNeeded = bodySecrets.length > 0 || (headers === undefined && secrets.length > 0);
  const secretsOfBody = bodySecrets.length > 0 ? bodySecrets : secrets;
  return [
    ...delivery,
    checkContract(read),
    checkSignature(read, secretsOfBody, isNeeded),
    ...checkHmacs(read, mac),
  ];
}
