import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseWithLibxml2 } from "../../test/libxml2.ts";
import { showTree } from "../../test/show-element.ts";
import { showIssue } from "../../test/show-issue.ts";
import { EVERY_CASE, WELL_FORMEDNESS } from "../../test/well-formedness/index.ts";
import { readTree } from "./read-tree.ts";

function read(document: Uint8Array | string): string {
  const result = readTree(document);
  return result.ok ? showTree(result.value) : result.issues.map(showIssue).join("; ");
}

/** The reason why libxml2 accepts a document that is rejected here, or reads it otherwise. */
const DIFFERENCES: readonly {
  readonly why: string;
  readonly shows: (read: string, error: string) => boolean;
}[] = [
  { why: "a DOCTYPE is rejected here", shows: (read) => read.includes(" unsupported-doctype: ") },
  { why: "only UTF-8 is read here", shows: (read) => read.includes(" unsupported-encoding: ") },
  {
    why: "that a namespace name is a URI is no rule of well-formedness",
    shows: (_, error) => error.includes("is not a valid URI"),
  },
  { why: "libxml2 accepts version 1.", shows: (read) => read.includes("got another XML declaration") },
];

/** An unexplained difference to libxml2. */
function findDisagreement(document: string): string | undefined {
  const ours = read(document);
  const theirs = parseWithLibxml2(Buffer.from(document));
  const isRejectedHere = /^\d+:\d+ /.test(ours);
  if ("error" in theirs ? isRejectedHere : theirs.tree === ours) return undefined;
  const error = "error" in theirs ? theirs.error : "";
  if (DIFFERENCES.some(({ shows }) => shows(ours, error))) return undefined;
  return `${JSON.stringify(document)} is ${ours}; libxml2: ${JSON.stringify(theirs)}`;
}

describe.for(WELL_FORMEDNESS)("$section", ({ cases }) => {
  test.for(cases)("$name", ({ given, want, libxml2 }) => {
    expect(read(Buffer.from(given))).toBe(want);
    expect(read(given)).toBe(want);
    const theirs = parseWithLibxml2(Buffer.from(given));
    const agrees = "error" in theirs ? /^\d+:\d+ /.test(want) : theirs.tree === want;
    expect(agrees, JSON.stringify(theirs)).toBe(libxml2 === undefined);
  });
});

describe("agreement with libxml2", () => {
  test("on every prefix of every document above", () => {
    const beginnings = EVERY_CASE.flatMap(({ given }) => {
      const characters = Array.from(given);
      return characters.map((_, length) => characters.slice(0, length).join(""));
    });
    expect(beginnings.flatMap((document) => findDisagreement(document) ?? [])).toEqual([]);
  });

  test("on random sequences of markup", () => {
    const pieces = fc.constantFrom(
      ..."< > / & ; = ' \" : ! ? - ] [ # x 1 a b é \u0085 \u{1F4B3} \u0001 \uFFFE".split(" "),
      ...[
        " ",
        "\t",
        "\n",
        "\r",
        "\r\n",
        "<a>",
        "</a>",
        "<a/>",
        "<b>",
        "</b>",
        "<!--",
        "-->",
        "--",
        "<?",
        "?>",
      ],
      ...[
        "<![CDATA[",
        "]]>",
        "]]",
        "&amp;",
        "&#65;",
        "&#x41;",
        "&#0;",
        "<!DOCTYPE a>",
        "<?xml version='1.0'?>",
      ],
      ...[" a='1'", " b='2'", " xmlns='urn:x'", " xmlns:p='urn:x'", " p:a='1'", "<p:a/>", "p:", " xml:a=''"],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), fc.boolean(), (parts, inside) => {
        const document = inside ? `<a xmlns:q='urn:x'>${parts.join("")}</a>` : parts.join("");
        expect(findDisagreement(document)).toBeUndefined();
      }),
      { numRuns: Number(process.env.MUTATIONS ?? 5_000) },
    );
  });
});

test("elements, texts and attributes have positions", () => {
  const result = readTree('<a>\n <p:b xmlns:p="urn:x" c="é" p:d="2"/>é <e> 1<!-- --> </e>x</a>');
  expect(result).toEqual({
    ok: true,
    value: {
      name: "a",
      prefix: "",
      local: "a",
      namespace: "",
      offset: 0,
      end: 68,
      attributes: [],
      declarations: [],
      empty: false,
      text: "\n é x",
      textOffset: 42,
      children: [
        {
          name: "p:b",
          prefix: "p",
          local: "b",
          namespace: "urn:x",
          offset: 5,
          end: 42,
          attributes: [
            { name: "c", prefix: "", local: "c", namespace: "", value: "é", offset: 26 },
            { name: "p:d", prefix: "p", local: "d", namespace: "urn:x", value: "2", offset: 33 },
          ],
          declarations: [["p", "urn:x"]],
          empty: true,
          text: "",
          textOffset: -1,
          children: [],
        },
        {
          name: "e",
          prefix: "",
          local: "e",
          namespace: "",
          offset: 45,
          end: 63,
          attributes: [],
          declarations: [],
          empty: false,
          text: " 1 ",
          textOffset: 49,
          children: [],
        },
      ],
    },
  });
});

test("a rejection is one issue with a message composed of its members", () => {
  expect(readTree("<a>\n</b>")).toEqual({
    ok: false,
    issues: [
      {
        code: "malformed-xml",
        message: "/: expected </a>, got </b>",
        path: "",
        line: 2,
        column: 1,
        expected: "</a>",
        received: "</b>",
      },
    ],
  });
});
