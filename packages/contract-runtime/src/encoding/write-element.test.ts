import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeText, XML_DECLARATION } from "../xml/write.ts";
import {
  elementTags,
  encodeDocument,
  writeBoolean,
  writeEmpty,
  writeEnd,
  writeInteger,
  writeOpen,
  writeStart,
  writeString,
} from "./write-element.ts";
import type { XmlWriter } from "./xml-writer.ts";

const A = elementTags("a");
const encode = (write: (writer: XmlWriter) => void): string => {
  const document = encodeDocument(write);
  expect(document.startsWith(XML_DECLARATION)).toBe(true);
  return document.slice(XML_DECLARATION.length);
};
const encodeText = (text: string): string => encode((writer) => writeString(writer, A, text)).slice(3, -4);

describe("elements", () => {
  test.for<{ name: string; write: (writer: XmlWriter) => void; want: string }>([
    { name: "nothing", write: (writer) => writeEmpty(writer, A), want: "<a/>" },
    { name: "text", write: (writer) => writeString(writer, A, "b"), want: "<a>b</a>" },
    { name: "no text", write: (writer) => writeString(writer, A, ""), want: "<a></a>" },
    { name: "true", write: (writer) => writeBoolean(writer, A, true), want: "<a>true</a>" },
    { name: "false", write: (writer) => writeBoolean(writer, A, false), want: "<a>false</a>" },
    {
      name: "open content",
      write: (writer) => writeOpen(writer, A, { attributes: [{ name: "b", value: "&" }], content: ["é<"] }),
      want: '<a b="&amp;">é&lt;</a>',
    },
    {
      name: "an element inside",
      write: (writer) => {
        writeStart(writer, A);
        writeInteger(writer, elementTags("a-name-of-more-than-sixteen-bytes"), 7);
        writeEnd(writer, A);
      },
      want: "<a><a-name-of-more-than-sixteen-bytes>7</a-name-of-more-than-sixteen-bytes></a>",
    },
    {
      name: "a name that is not ASCII",
      write: (writer) => writeInteger(writer, elementTags("æble"), 1),
      want: "<æble>1</æble>",
    },
  ])("$name", ({ write, want }) => {
    expect(encode(write)).toBe(want);
  });
});

describe("integers", () => {
  test.for([0, -0, 9, 10, 99, 100, 999_999_999, 1_000_000_000, 2 ** 31, -1, -(2 ** 53 - 1), 2 ** 53 - 1])(
    "%d",
    (value) => {
      expect(encode((writer) => writeInteger(writer, A, value))).toBe(`<a>${value + 0}</a>`);
    },
  );

  test("all that a double holds exactly", () => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -10, max: 2 ** 31 })), (value) => {
        expect(encode((writer) => writeInteger(writer, A, value))).toBe(`<a>${BigInt(value)}</a>`);
      }),
    );
  });

  test.for([0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY])("%d cannot be written", (value) => {
    expect(() => encode((writer) => writeInteger(writer, A, value))).toThrow(
      new RangeError(`${value} cannot be written as an integer`),
    );
  });
});

describe("text", () => {
  test.for([
    "",
    "a",
    "<&>",
    "]]>",
    "\r\n\t",
    "é\u0800\u{1F4B3}",
    "a&é",
    "é&a",
    "\ud7ff\ue000\ufffd\u{10ffff}",
  ])("%j", (text) => {
    expect(encodeText(text)).toBe(escapeText(text));
  });

  test("whatever can be escaped is written so, and what cannot is refused alike", () => {
    const unit = fc.oneof(
      fc.constantFrom("&", "<", ">", "\r", "\n", "\0", "\u001f", "\ufffe", "\ud800", "\udc00", "\u{1F4B3}"),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
      fc.stringMatching(/^[a-z ]{1,9}$/),
    );
    const attempt = (write: (text: string) => string, text: string): string => {
      try {
        return write(text);
      } catch (error) {
        return String(error);
      }
    };
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
        const text = units.join("");
        expect(attempt(encodeText, text)).toBe(attempt(escapeText, text));
      }),
      { numRuns: 500 },
    );
  });

  test("a text may be longer than all that a writer has room for", () => {
    for (const text of ["x".repeat(1e6), "é".repeat(1e6), "&".repeat(1e5)])
      expect(encodeText(text)).toBe(escapeText(text));
    expect(encodeText("short")).toBe("short");
  });
});

test("a document that is written while another one is has a writer of its own", () => {
  const inner: string[] = [];
  const outer = encode((writer) => {
    writeStart(writer, A);
    inner.push(encodeText("inside"));
    writeEnd(writer, A);
  });
  expect([outer, ...inner]).toEqual(["<a></a>", "inside"]);
});

test("what could not be written leaves nothing behind", () => {
  expect(() => encodeText("é\0")).toThrow(RangeError);
  expect(encodeText("a")).toBe("a");
});
