// The body: its member `signature`.
export { CanonicalFormError } from "./body/canonical-form-error.ts";
export { canonicalizeBody } from "./body/canonicalize-body.ts";
export { signBody } from "./body/sign-body.ts";
export { verifyBodySignature } from "./body/verify-body-signature.ts";
export { writeSignedBody } from "./body/write-signed-body.ts";
// A transaction: its member `hmac`.
export { computeMac } from "./mac/compute-mac.ts";
export { MacError, type MacErrorReason } from "./mac/mac-error.ts";
export { verifyMac } from "./mac/verify-mac.ts";
// What headers and body are signed with.
export { generateSecret } from "./secret/generate-secret.ts";
export { readSecret } from "./secret/read-secret.ts";
export type { Secret } from "./secret/secret.ts";
export { SecretError, type SecretErrorReason } from "./secret/secret-error.ts";
export { writeSecret } from "./secret/write-secret.ts";
// A delivery: its headers.
export { signWebhook, type WebhookMessage } from "./webhook/sign-webhook.ts";
export {
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookRefusal,
  type WebhookVerdict,
} from "./webhook/verify-webhook.ts";
export { TEST_ID_PREFIX, WEBHOOK_HEADERS, type WebhookHeader } from "./webhook/webhook-headers.ts";
