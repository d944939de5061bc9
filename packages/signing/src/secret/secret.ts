/** A key to sign callbacks with, shared with one merchant. Several may be live at once while one replaces another. */
export interface Secret {
  /** A name for the key that may be logged. */
  readonly id: string;
  /** 24 to 64 bytes, as Standard Webhooks demands. Not to be overwritten: what is made of it is kept with it. */
  readonly key: Uint8Array;
}

/** What the text of a secret begins with, so that people and scanners recognise it. */
export const SECRET_PREFIX = "whsec_";
export const MIN_KEY_BYTES = 24;
export const MAX_KEY_BYTES = 64;
/** How many secrets may be live at once: a bound on what one delivery can cost its receiver. */
export const MAX_SECRETS = 16;
