import { compress, decompress } from "../compression/compress.ts";
import type { SessionSnapshot } from "./snapshot.ts";

/** The stored form of the JSON text of a snapshot. */
export function writeSnapshot(json: string): Buffer {
  return compress(Buffer.from(json));
}

/** The JSON text of a stored snapshot. */
export function readSnapshotText(stored: Buffer): string {
  return decompress(stored).toString();
}

export function readSnapshot(stored: Buffer): SessionSnapshot {
  return JSON.parse(readSnapshotText(stored));
}
