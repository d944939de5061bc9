import { randomUUID } from "node:crypto";

/**
 * A new ID for a callback: `cb_` and a UUID of version 7 (RFC 9562) in 32 hexadecimal digits. Its first part is the
 * time, so that an index takes it at its end; 74 bits are random, so that nobody guesses it.
 */
export function createCallbackId(milliseconds = Date.now()): string {
  // Variant and randomness are those of version 4, which Node makes out of a supply of random bytes.
  const uuid = randomUUID();
  return `cb_${writeTime(milliseconds)}7${uuid.slice(15, 18)}${uuid.slice(19, 23)}${uuid.slice(24)}`;
}

// Callbacks are made many in a millisecond, and writing its digits takes as long as all else of an ID.
let latest = { milliseconds: 0, digits: "0".repeat(12) };

function writeTime(milliseconds: number): string {
  if (milliseconds !== latest.milliseconds)
    latest = { milliseconds, digits: milliseconds.toString(16).padStart(12, "0") };
  return latest.digits;
}
