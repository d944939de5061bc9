import { createHmac } from "node:crypto";
import { readSecret, type Secret } from "@payment-routing/signing";

/**
 * The texts of the secrets of a trial. They follow from their IDs and the trial's own key, so that the service and the
 * receivers, which are different processes, agree on them without more being passed around.
 */
export interface TrialSecrets {
  readonly key: string;
  /** `whsec_…` */
  signingText(id: string): string;
  salt(id: string): string;
  secret(id: string): Secret;
}

/** The secrets of the trial with a key. */
export function deriveSecrets(key: string): TrialSecrets {
  const derive = (id: string) => createHmac("sha256", key).update(id).digest("base64");
  return {
    key,
    signingText: (id) => `whsec_${derive(id)}`,
    salt: derive,
    secret: (id) => readSecret(id, `whsec_${derive(id)}`),
  };
}
