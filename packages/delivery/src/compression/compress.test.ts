import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compress, DICTIONARIES, decompress } from "./compress.ts";

test("every text comes back to the byte", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), (text) => {
      expect(decompress(compress(text))).toEqual(Buffer.from(text));
    }),
  );
});

test("long texts come back, beyond window and dictionary", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 1, max: 2000 }), (json, times) => {
      const text = Buffer.from(json.repeat(times).slice(0, 100_000));
      expect(decompress(compress(text))).toEqual(text);
    }),
    { numRuns: 30 },
  );
});

test("a text that compression makes longer is stored uncompressed", () => {
  expect(compress(Buffer.from("\u00ff"))).toEqual(Buffer.from("\0\u00ff"));
});

test("a text of an unknown dictionary is rejected", () => {
  expect(() => decompress(Buffer.from([8, 1, 2]))).toThrow(new RangeError("no dictionary has the number 8"));
});

// Stored texts need their dictionary to the byte: never change a digest here, add a dictionary.
test("the dictionaries are those that texts were compressed with", () => {
  const digests = [...DICTIONARIES].map(([number, text]) => [
    number,
    createHash("sha256").update(text).digest("hex"),
  ]);
  expect(digests).toEqual([[1, "4cfba4c4be1aae2b140beb2d87e9ae7a1f1d30b14c65fc60357d970ee8b27242"]]);
});
