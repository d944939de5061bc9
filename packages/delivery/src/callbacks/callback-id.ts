import { randomUUID } from "node:crypto";

/**
 * Creates the ID of a callback: `cb_` and a UUID of version 7 (RFC 9562) in 32 hexadecimal digits. It starts with the time, so
 * that an index appends it, and has 74 random bits, so that it cannot be guessed.
 */
export function createCallbackId(milliseconds = Date.now()): string {
  // Variant and random bits are from a UUID of version 4, for which Node buffers random bytes.
  const uuid = randomUUID();
  return `cb_${writeTime(milliseconds)}7${uuid.slice(15, 18)}${uuid.slice(19, 23)}${uuid.slice(24)}`;
}

// Cached by millisecond: formatting the time takes half of the time of an ID.
let latest = { milliseconds: 0, digits: "0".repeat(12) };

function writeTime(milliseconds: number): string {
  if (milliseconds !== latest.milliseconds)
    latest = { milliseconds, digits: milliseconds.toString(16).padStart(12, "0") };
  return latest.digits;
}
