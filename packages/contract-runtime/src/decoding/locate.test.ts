import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Locator } from "./locate.ts";

/** Line and column by the definition, from the start each time. */
function locateSlowly(text: string, characters: number): { line: number; column: number } {
  const before = Array.from(text).slice(0, characters).join("");
  // A line feed that ends the same line as the carriage return before it.
  const split = before.endsWith("\r") && Array.from(text)[characters] === "\n";
  const lines = (split ? before.slice(0, -1) : before).split(/\r\n|\r|\n/);
  return { line: lines.length, column: Array.from(lines.at(-1) ?? "").length + 1 };
}

describe("positions", () => {
  test.for([
    { name: "the start", given: "abc", offset: 0, want: { line: 1, column: 1 } },
    { name: "later", given: "abc", offset: 2, want: { line: 1, column: 3 } },
    { name: "the end", given: "abc", offset: 3, want: { line: 1, column: 4 } },
    { name: "past the end", given: "abc", offset: 9, want: { line: 1, column: 4 } },
    { name: "nothing", given: "", offset: 0, want: { line: 1, column: 1 } },
    { name: "behind LF", given: "a\nb", offset: 2, want: { line: 2, column: 1 } },
    { name: "at LF", given: "a\nb", offset: 1, want: { line: 1, column: 2 } },
    { name: "behind CR", given: "a\rb", offset: 2, want: { line: 2, column: 1 } },
    { name: "behind CR LF", given: "a\r\nb", offset: 3, want: { line: 2, column: 1 } },
    { name: "between CR and LF", given: "a\r\nb", offset: 2, want: { line: 1, column: 2 } },
    { name: "CR at the end", given: "a\r", offset: 2, want: { line: 2, column: 1 } },
    { name: "behind two bytes", given: "é!", offset: 2, want: { line: 1, column: 2 } },
    { name: "behind four bytes", given: "\u{1F4B3}!", offset: 4, want: { line: 1, column: 2 } },
    { name: "behind a byte order mark", given: "\ufeffab", offset: 4, want: { line: 1, column: 2 } },
    { name: "at a byte order mark", given: "\ufeffab", offset: 0, want: { line: 1, column: 1 } },
    { name: "U+FEFF elsewhere is a column", given: "a\ufeffb", offset: 4, want: { line: 1, column: 3 } },
  ])("$name", ({ given, offset, want }) => {
    expect(new Locator(given).locate(offset)).toEqual(want);
    expect(new Locator(Buffer.from(given)).locate(offset)).toEqual(want);
  });
});

test("are correct for offsets in any order", () => {
  const text = fc.array(fc.constantFrom("a", "\r", "\n", "\r\n", "é", "€", "\u{1F4B3}", "\t"), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(text, fc.array(fc.nat(24), { maxLength: 6 }), (parts, asked) => {
      const document = parts.join("");
      const characters = Array.from(document);
      const locator = new Locator(document);
      for (const position of asked.map((value) => Math.min(value, characters.length))) {
        const offset = Buffer.byteLength(characters.slice(0, position).join(""));
        expect(locator.locate(offset)).toEqual(locateSlowly(document, position));
      }
    }),
    { numRuns: 1000 },
  );
});
