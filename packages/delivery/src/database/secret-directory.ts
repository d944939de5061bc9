import type { Secret } from "@payment-routing/signing";

/** The secrets of each merchant. They may be replaced while the service runs. */
export interface SecretDirectory {
  /** Every live secret for the webhook headers, the one that is preferred first. */
  webhookSecrets(clientId: number): readonly Secret[];
  /** What `signature` in the body is made with; undefined: the body carries none. */
  bodySecret(clientId: number): Secret | undefined;
  /** The salt of the transactions' `hmac`; undefined: they carry none. */
  macSalt(clientId: number): string | undefined;
}
