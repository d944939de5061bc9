import { checkSecret } from "./check-secrets.ts";
import { SECRET_PREFIX, type Secret } from "./secret.ts";

/** Writes the text of a secret, `whsec_…`, to hand it over to the merchant. `readSecret` reads it. */
export function writeSecret(secret: Secret): string {
  checkSecret(secret);
  return SECRET_PREFIX + Buffer.from(secret.key).toString("base64");
}
