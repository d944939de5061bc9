import type { CallbackAnswer } from "../answers/callback-answer.ts";
import type { BodyBounds, CallbackRequest } from "../verification/callback-request.ts";

/** Answers deliveries of payment callbacks. Adapters put it behind an HTTP server. */
export interface CallbackReceiver {
  /** What an adapter reads of a body at most. */
  readonly bodyBounds: BodyBounds;
  /** Resolves to the answer once everything it says is done. Never rejects. */
  receive(request: CallbackRequest): Promise<CallbackAnswer>;
}
