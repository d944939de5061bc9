// The headers of a delivery.

// The member `signature` of a body.
export {
  CanonicalFormError,
  canonicalizeBody,
  signBody,
  verifyBodySignature,
  writeBody,
} from "./body-signature.ts";
export {
  type MacField,
  type MacSpecification,
  macSpecificationValueSchema,
  validateMacSpecification,
} from "./gen/index.ts";
// The member `hmac` of a transaction.
export { computeMac, verifyMac } from "./mac/mac.ts";
export { MacError, type MacErrorReason } from "./mac/mac-fields.ts";
// The secrets for headers and body.
export {
  generateSecret,
  MAX_SECRETS,
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
  type WebhookRejection,
  type WebhookVerificationResult,
} from "./webhook/verify-webhook.ts";
export { TEST_ID_PREFIX, WEBHOOK_HEADERS, type WebhookHeader } from "./webhook/webhook-headers.ts";
