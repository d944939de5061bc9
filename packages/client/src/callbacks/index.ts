// The receiver and its options.

// Types.
export type { PaymentCallback } from "@payment-routing/callback-contract";
export type { MacSpecification } from "@payment-routing/signing";
export { readSecret, type Secret, SecretError } from "@payment-routing/signing";
// Adapters for HTTP servers.
export { createExpressHandler } from "./adapters/express-handler.ts";
export { createFastifyPlugin } from "./adapters/fastify-plugin.ts";
export { createFetchHandler } from "./adapters/fetch-handler.ts";
export { createNodeListener } from "./adapters/node-listener.ts";
export type { CallbackAnswer } from "./answers/callback-answer.ts";

// Errors.
export { CALLBACK_PROBLEMS, CallbackError, type CallbackProblemCode } from "./answers/callback-error.ts";
export { CallbackOptionsError } from "./receiver/check-receiver-options.ts";
export type { CallbackReceiver } from "./receiver/create-callback-receiver.ts";
export { createCallbackReceiver } from "./receiver/create-callback-receiver.ts";
export type {
  CallbackReceiverOptions,
  IgnoredCallback,
  ReceivedCallback,
} from "./receiver/receiver-options.ts";
export type {
  CallbackArrival,
  CallbackContext,
  CallbackOutcome,
  CallbackReceipt,
  CallbackStore,
} from "./stores/callback-store.ts";
// Stores.
export {
  createMemoryCallbackStore,
  type MemoryCallbackStoreOptions,
} from "./stores/memory-callback-store.ts";
export {
  createPostgresCallbackStore,
  POSTGRES_CALLBACK_TABLE,
  type PostgresCallbackStore,
} from "./stores/postgres-callback-store.ts";
export type { PostgresClient, PostgresPool, PostgresResult } from "./stores/run-in-transaction.ts";
export type { CallbackDelivery } from "./verification/callback-delivery.ts";
export type { BodyBounds, CallbackRequest, UnreadBody } from "./verification/callback-request.ts";
// Verification without a receiver.
export {
  type CallbackVerification,
  type CallbackVerificationResult,
  verifyCallback,
} from "./verification/verify-callback.ts";
