import { createHmac } from "node:crypto";
import { readSecret, type Secret } from "@payment-routing/signing";

/** The secrets of a trial, derived from their IDs and a key, so that service and receivers share only the key. */
export interface TrialSecrets {
  readonly key: string;
  /** `whsec_…` */
  signingText(id: string): string;
  salt(id: string): string;
  secret(id: string): Secret;
}

export function deriveSecrets(key: string): TrialSecrets {
  const derive = (id: string) => createHmac("sha256", key).update(id).digest("base64");
  return {
    key,
    signingText: (id) => `whsec_${derive(id)}`,
    salt: derive,
    secret: (id) => readSecret(id, `whsec_${derive(id)}`),
  };
}
