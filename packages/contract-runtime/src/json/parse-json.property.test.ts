import fc from "fast-check";
import { expect, test } from "vitest";
import type { AjvValidator } from "../ajv/ajv-errors.ts";
import { parseJson, parseValid, parseWithPositions } from "./parse-json.ts";
import { readJson } from "./read-json.ts";

/** `npm run test:slow` tries more. */
const EFFORT = Number(process.env.EFFORT ?? 1);

/** Takes every value. */
const anything: AjvValidator = () => true;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Text that is JSON, or nearly. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 4, stringUnit: "binary" }),
    fc.array(
      fc.record({
        at: fc.nat(200),
        length: fc.constantFrom(0, 0, 1, 1, 2, 5),
        piece: fc.oneof(
          fc.constantFrom(
            "",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            '"',
            "\\",
            "\\u",
            "\\u0061",
            "0",
            "1",
            "-",
            ".",
            "e",
            "E+",
            "e-400",
          ),
          fc.constantFrom(
            " ",
            "\t",
            "\n",
            "\r",
            "\u00a0",
            "\ufeff",
            "\u0000",
            '"a":',
            '"a" :',
            '"a":1,',
            "true",
            "null",
            "9007199254740993",
            "9".repeat(16),
          ),
        ),
      }),
      { maxLength: 3 },
    ),
  )
  .map(([json, edits]) =>
    edits.reduce((text, { at, length, piece }) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + piece + text.slice(start + length);
    }, json),
  );

test("the reader accepts the same texts as JSON.parse, and reports what JSON.parse ignores", () => {
  fc.assert(
    fc.property(nearlyJson, (text) => {
      fc.pre(text.isWellFormed() && !text.startsWith("\ufeff"));
      const { root } = readJson(utf8(text), 1024);
      expect(root !== undefined).toBe(isJson(text));
    }),
    { numRuns: 5_000 * EFFORT },
  );
});

test("parseValid and parseWithPositions return the same value for documents that parseValid accepts", () => {
  fc.assert(
    fc.property(nearlyJson, fc.boolean(), (text, asBytes) => {
      fc.pre(text.isWellFormed());
      const input = asBytes ? utf8(text) : text;
      const quick = parseValid(input, undefined, anything);
      const thorough = parseWithPositions(input, undefined, anything);
      if (quick !== undefined) expect(thorough).toEqual({ ok: true, value: quick });
      expect(parseJson(input, undefined, anything)).toEqual(thorough);
    }),
    { numRuns: 5_000 * EFFORT },
  );
});

test("parseValid accepts the output of plain writers", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "e", "æ", "-", " ", '"', "\\", "\n") });
  const value = fc.dictionary(text, fc.array(fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null))));
  fc.assert(
    fc.property(value, fc.constantFrom(0, 2), (given, indentation) => {
      const document = JSON.stringify(given, undefined, indentation);
      expect(parseValid(document, undefined, anything)).toEqual(JSON.parse(document));
    }),
  );
});

test("never throws for any bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(parseJson(bytes, undefined, anything)).toHaveProperty("ok");
    }),
    { numRuns: 1_250 * EFFORT },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
