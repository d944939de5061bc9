import { randomBytes } from "node:crypto";

/**
 * A new ID for a callback: `cb_` and a UUID of version 7 (RFC 9562) in 32 hexadecimal digits. Its first part is the
 * time, so that an index takes it at its end; 74 bits are random, so that nobody guesses it.
 */
export function createCallbackId(milliseconds = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return `cb_${bytes.toString("hex")}`;
}
