import { type CallbackAnswer, writeProblem, writeSuccess } from "../answers/callback-answer.ts";
import { CallbackError } from "../answers/callback-error.ts";
import type { CallbackStore } from "../stores/callback-store.ts";
import { createMemoryCallbackStore } from "../stores/memory-callback-store.ts";
import type { CallbackRequest } from "../verification/callback-request.ts";
import { DEFAULT_MAX_BYTES } from "../verification/callback-verification.ts";
import { verifyCallback } from "../verification/verify-callback.ts";
import type { CallbackReceiver } from "./callback-receiver.ts";
import { checkReceiverOptions } from "./check-receiver-options.ts";
import { notify } from "./notify.ts";
import { type CallbackReceiverOptions, DEFAULT_BODY_TIMEOUT_MS } from "./receiver-options.ts";

/**
 * Makes a receiver of payment callbacks: it hands each one to your handler once and in the order of its session, after
 * it has verified who sent it and that it fits the contract.
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
        return await takeCallback(request, receiverOptions);
      } catch (error) {
        return turnDown(error instanceof CallbackError ? error : failedToHandle(error), options);
      }
    },
  };
}

/** @throws CallbackError for a delivery that is refused or could not be handled */
async function takeCallback<Transaction>(
  request: CallbackRequest,
  options: CallbackReceiverOptions<Transaction> & { readonly store: CallbackStore<Transaction> },
): Promise<CallbackAnswer> {
  const verdict = verifyCallback(request, options);
  if (!verdict.ok) throw verdict.error;
  const { delivery, callback } = verdict;
  const { store, onCallback, onIgnored } = options;
  try {
    const { outcome, previousSequence } = await store.receive(delivery, async (context) => {
      await onCallback({ ...delivery, ...context, callback });
    });
    if (outcome !== "handled") void notify(onIgnored, { ...delivery, callback, outcome, previousSequence });
    return writeSuccess(outcome);
  } catch (cause) {
    throw failedToHandle(cause, delivery);
  }
}

function turnDown(
  error: CallbackError,
  { onRefused, onFailed = console.error }: Pick<CallbackReceiverOptions, "onRefused" | "onFailed">,
): CallbackAnswer {
  void notify(error.status < 500 ? onRefused : onFailed, error);
  return writeProblem(error);
}

function failedToHandle(cause: unknown, delivery?: CallbackError["delivery"]): CallbackError {
  const message = "the callback could not be handled; deliver it again";
  return new CallbackError("handling-failed", message, { cause, delivery });
}
