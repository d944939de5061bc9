import type { MacField } from "../gen/index.ts";

/** Why a transaction has no MAC under a specification. */
export type MacErrorReason = "missing-field" | "unrenderable-value" | "unencodable-character" | "empty-salt";

/** A transaction, or a salt, that no MAC can be made of. The message names the field and never holds a value. */
export class MacError extends Error {
  override readonly name = "MacError";
  readonly reason: MacErrorReason;
  /** The field at fault; undefined when it is the salt or a separator. */
  readonly field: MacField | undefined;

  constructor(reason: MacErrorReason, message: string, field?: MacField) {
    super(field === undefined ? message : `${field.of ?? "transaction"} ${field.pointer}: ${message}`);
    this.reason = reason;
    this.field = field;
  }
}
