import type { Secret } from "@payment-routing/signing";

/** The secrets of each merchant. What it answers may change while the service runs. */
export interface SecretDirectory {
  /** Every live secret for the webhook headers, the one that is preferred first. */
  webhookSecrets(clientId: number): readonly Secret[];
  /** What `signature` in the body is made with; undefined when none is configured or live. */
  bodySecret(clientId: number): Secret | undefined;
  /** The salt of the transactions' `hmac`; undefined when none is configured or live. */
  macSalt(clientId: number): string | undefined;
  /**
   * Whether a secret or salt is known to be retired. One that is not known at all is not: another process may have the
   * secrets of a configuration that has not come here yet.
   */
  isRetired(secretId: string): boolean;
}
