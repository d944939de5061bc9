export type { PaymentCallback } from "@payment-routing/callback-contract";
export type { MacSpecification } from "@payment-routing/signing";
export { readSecret, type Secret, SecretError } from "@payment-routing/signing";
export { createExpressHandler } from "./adapters/express-handler.ts";
export { createFastifyPlugin } from "./adapters/fastify-plugin.ts";
export { createFetchHandler } from "./adapters/fetch-handler.ts";
export { createNodeListener } from "./adapters/node-listener.ts";
export type { CallbackAnswer } from "./answers/callback-answer.ts";
export { CallbackError } from "./answers/callback-error.ts";
export { CALLBACK_PROBLEMS, type CallbackProblemCode } from "./answers/callback-problems.ts";
export { CallbackOptionsError } from "./receiver/callback-options-error.ts";
export type { CallbackReceiver } from "./receiver/callback-receiver.ts";
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
export {
  createMemoryCallbackStore,
  type MemoryCallbackStoreOptions,
} from "./stores/memory-callback-store.ts";
export {
  createPostgresCallbackStore,
  POSTGRES_CALLBACK_TABLE,
  type PostgresCallbackStore,
} from "./stores/postgres/postgres-callback-store.ts";
export type { PostgresClient, PostgresPool, PostgresResult } from "./stores/postgres/postgres-pool.ts";
export type { CallbackDelivery } from "./verification/callback-delivery.ts";
export type { BodyBounds, CallbackRequest, UnreadBody } from "./verification/callback-request.ts";
export type { CallbackVerification } from "./verification/callback-verification.ts";
export { type CallbackVerdict, verifyCallback } from "./verification/verify-callback.ts";
