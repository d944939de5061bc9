import { type CallbackAnswer, writeProblem, writeSuccess } from "../answers/callback-answer.ts";
import { CallbackError } from "../answers/callback-error.ts";
import type { CallbackStore } from "../stores/callback-store.ts";
import { createMemoryCallbackStore } from "../stores/memory-callback-store.ts";
import type { BodyBounds, CallbackRequest } from "../verification/callback-request.ts";
import { DEFAULT_MAX_BYTES, verifyCallback } from "../verification/verify-callback.ts";
import { checkReceiverOptions } from "./check-receiver-options.ts";
import { type CallbackReceiverOptions, DEFAULT_BODY_TIMEOUT_MS } from "./receiver-options.ts";

/**
 * Creates a receiver of payment callbacks. It verifies the sender and the contract of each callback, and passes it to your
 * handler once and in the order of its session.
 *
 * @throws CallbackOptionsError
 */
export function createCallbackReceiver(options: CallbackReceiverOptions): CallbackReceiver;
export function createCallbackReceiver<Transaction>(
  options: CallbackReceiverOptions<Transaction> & { readonly store: CallbackStore<Transaction> },
): CallbackReceiver;
export function createCallbackReceiver<Transaction>(
  options: CallbackReceiverOptions<Transaction | undefined>,
): CallbackReceiver {
  checkReceiverOptions(options);
  const { maxBytes = DEFAULT_MAX_BYTES, bodyTimeoutMs = DEFAULT_BODY_TIMEOUT_MS } = options;
  const receiverOptions = { ...options, store: options.store ?? createMemoryCallbackStore() };
  return {
    bodyBounds: { maxBytes, bodyTimeoutMs },
    async receive(request) {
      try {
        return await receiveCallback(request, receiverOptions);
      } catch (error) {
        return writeErrorAnswer(error instanceof CallbackError ? error : handlingFailed(error), options);
      }
    },
  };
}

/** @throws CallbackError for a delivery that is rejected or could not be handled */
async function receiveCallback<Transaction>(
  request: CallbackRequest,
  options: CallbackReceiverOptions<Transaction> & { readonly store: CallbackStore<Transaction> },
): Promise<CallbackAnswer> {
  const result = verifyCallback(request, options);
  if (!result.ok) throw result.error;
  const { delivery, callback } = result;
  const { store, onCallback, onIgnored } = options;
  try {
    const { outcome, previousSequence } = await store.receive(delivery, async (context) => {
      await onCallback({ ...delivery, ...context, callback });
    });
    if (outcome !== "handled") void notify(onIgnored, { ...delivery, callback, outcome, previousSequence });
    return writeSuccess(outcome);
  } catch (cause) {
    throw handlingFailed(cause, delivery);
  }
}

function writeErrorAnswer(
  error: CallbackError,
  { onRejected, onFailed = console.error }: Pick<CallbackReceiverOptions, "onRejected" | "onFailed">,
): CallbackAnswer {
  void notify(error.status < 500 ? onRejected : onFailed, error);
  return writeProblem(error);
}

function handlingFailed(cause: unknown, delivery?: CallbackError["delivery"]): CallbackError {
  const message = "the callback could not be handled; deliver it again";
  return new CallbackError("handling-failed", message, { cause, delivery });
}

/** Answers deliveries of payment callbacks. Adapters connect it to an HTTP server. */
export interface CallbackReceiver {
  /** The bounds for adapters that read a body. */
  readonly bodyBounds: BodyBounds;
  /** Resolves to the answer once the callback is handled and stored. Never rejects. */
  receive(request: CallbackRequest): Promise<CallbackAnswer>;
}

/** Calls a hook. Its errors are printed and do not change the answer. */
async function notify<Event>(
  hook: ((event: Event) => void | Promise<void>) | undefined,
  event: Event,
): Promise<void> {
  try {
    await hook?.(event);
  } catch (error) {
    console.error("a hook of the callback receiver failed:", error);
  }
}
