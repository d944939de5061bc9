import fc from "fast-check";
import { expect, test } from "vitest";
import { Cursor } from "./cursor.ts";

/** Longer than the parts that a cursor cuts strings out of. */
const LENGTH = 200_000;
const text = Array.from({ length: LENGTH / 8 }, (_, index) => `<${String(index).padStart(6, "0")}>`).join("");

test("returns the same text of a large document in any order of requests", () => {
  const range = fc.tuple(
    fc.nat(LENGTH),
    fc.oneof(fc.nat(20), fc.nat(LENGTH)),
    fc.constantFrom("cut", "look", "find"),
  );
  fc.assert(
    fc.property(fc.array(range, { minLength: 1 }), (asked) => {
      const cursor = new Cursor(new TextEncoder().encode(text), undefined);
      for (const [start, length, task] of asked) {
        const expected = text.slice(start, start + length);
        cursor.pos = start;
        if (task === "cut") expect(cursor.ascii(start, start + length) === expected).toBe(true);
        else if (task === "look") {
          expect(cursor.lookingAt(expected)).toBe(true);
          expect(cursor.lookingAt(`${expected}?`)).toBe(false);
        } else if (length > 0 && start < LENGTH) {
          expect(cursor.indexOf(expected, start)).toBe(start);
          expect(cursor.indexOf("?", start)).toBe(-1);
        }
      }
      expect(cursor.latin1 === text).toBe(true);
    }),
  );
});
