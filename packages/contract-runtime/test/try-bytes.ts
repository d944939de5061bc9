import { readTree } from "../src/xml/read-tree.ts";
import { encodeUtf8, findInvalidUtf8, sliceAscii, sliceUtf8 } from "../src/xml/utf-8.ts";
import { EVERY_CASE } from "./well-formedness/index.ts";

/** Every way to break UTF-8 and what is next to it, with the offset of the first byte that is wrong. */
export const BYTES: readonly (readonly [hex: string, invalidAt: number])[] = [
  ["61 00 7f", -1],
  ["c3 a9 c3", 2],
  ["c0 80", 0],
  ["c1 bf", 0],
  ["c2 80 df bf", -1],
  ["c2 41", 0],
  ["80", 0],
  ["e0 9f bf", 0],
  ["e0 a0 80", -1],
  ["ed 9f bf", -1],
  ["ed a0 80", 0],
  ["ee 80 80 ef bf bf", -1],
  ["e2 82", 0],
  ["e2 82 41", 0],
  ["f0 8f bf bf", 0],
  ["f0 90 80 80", -1],
  ["f4 8f bf bf", -1],
  ["f4 90 80 80", 0],
  ["f5 80 80 80", 0],
  ["41 f0 9f 92", 1],
  ["f0 9f 92 41", 0],
  ["ff", 0],
];

/** What this platform makes of bytes, as JSON. */
export function tryBytes(): string {
  const bytes = encodeUtf8("\ufeffa€\u{1F4B3}b");
  const invalid = BYTES.map(([hex]) =>
    findInvalidUtf8(Uint8Array.from(hex.split(" "), (digits) => Number.parseInt(digits, 16))),
  );
  const cuts = [
    sliceUtf8(bytes, 0, 3),
    sliceUtf8(bytes, 3, 7),
    sliceUtf8(bytes, 7, 12),
    sliceAscii(bytes, 3, 4),
  ];
  const documents = EVERY_CASE.map(({ given }) => readTree(encodeUtf8(given)));
  return JSON.stringify({ invalid, cuts, length: bytes.length, documents });
}
