import { CodedError } from "@payment-routing/database";

/** The list is closed: callers may switch over it. */
export type MoveErrorCode =
  /** The cells do not allow the move: the message says which, and what to do. */
  | "refused"
  /** The target has sessions of other clients with the same IDs. */
  | "collision"
  /** The copy in the target breaks a rule of the checker. */
  | "invalid-copy"
  /** Another process changed who owns the client. */
  | "interrupted";

/** A client cannot be moved, released or recovered. Nothing is lost: the command can be repeated. */
export class MoveError extends CodedError<MoveErrorCode> {
  override readonly name = "MoveError";
}
