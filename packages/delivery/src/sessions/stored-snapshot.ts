import { compress, decompress } from "../compression/compress.ts";

// The column `snapshot` has either the JSON text itself, or in the compact form its compressed bytes in base64. The two cannot
// be confused: base64 has no `{`.

/** The compact form of the JSON text of a snapshot. */
export function compactSnapshot(json: string): string {
  return compress(Buffer.from(json)).toString("base64");
}

/** The JSON text of a stored snapshot, from either form. */
export function readSnapshotText(stored: string): string {
  return stored.startsWith("{") ? stored : decompress(Buffer.from(stored, "base64")).toString();
}
