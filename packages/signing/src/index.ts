// A delivery: its headers.

// The body: its member `signature`.
export {
  CanonicalFormError,
  canonicalizeBody,
  signBody,
  verifyBodySignature,
  writeBody,
} from "./body-signature.ts";
// A transaction: its member `hmac`.
export { type MacField, type MacSpecification, validateMacSpecification } from "./gen/index.ts";
export { computeMac } from "./mac/compute-mac.ts";
export { MacError, type MacErrorReason } from "./mac/mac-error.ts";
export { verifyMac } from "./mac/verify-mac.ts";
// The secrets that sign headers and body.
export {
  generateSecret,
  readSecret,
  type Secret,
  SecretError,
  type SecretErrorReason,
  writeSecret,
} from "./secret.ts";
export { signWebhook, type WebhookMessage } from "./webhook/sign-webhook.ts";
export {
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookRefusal,
  type WebhookVerdict,
} from "./webhook/verify-webhook.ts";
export { TEST_ID_PREFIX, WEBHOOK_HEADERS, type WebhookHeader } from "./webhook/webhook-headers.ts";
