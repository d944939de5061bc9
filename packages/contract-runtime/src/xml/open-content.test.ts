import fc from "fast-check";
import { expect, test } from "vitest";
import { parseWithLibxml2 } from "../../test/libxml2.ts";
import { readInside } from "../../test/read-inside.ts";
import type { OpenContent } from "./open-content.ts";
import { ReadError } from "./read-error.ts";
import { readTree } from "./read-tree.ts";
import { writeOpenContent } from "./write-open-content.ts";

test("survives a round trip", () => {
  const piece = fc.constantFrom(
    ...[
      "<a>",
      "</a>",
      "<p:b>",
      "</p:b>",
      "<q:c/>",
      "<a xmlns='urn:a'>",
      "<a xmlns=''>",
      "<b xmlns:p='urn:2'/>",
      "p:x",
    ],
    ...[
      "<p:b p:c='1' q:c='2' c='3'>",
      "<d xml:lang='da' e='q:f'/>",
      "&lt;",
      "\r\n",
      "]]&gt;",
      "<![CDATA[&]]>",
      "é",
    ],
  );
  const outer = "<r xmlns:p='urn:p'><s xmlns:q='urn:q'>";
  let read = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      let content: OpenContent;
      try {
        content = readInside(`${outer}<x>${pieces.join("")}</x></s></r>`, 2);
      } catch (error) {
        if (error instanceof ReadError) return;
        throw error;
      }
      read++;
      const written = writeOpenContent("x", content);
      expect(readInside(written)).toEqual(content);
      expect("error" in parseWithLibxml2(Buffer.from(written))).toBe(false);
    }),
    { numRuns: 5_000 },
  );
  expect(read).toBeGreaterThan(500);
});

test("reads content of maximum width", () => {
  const content = readInside(`<r xmlns:p='urn:p'><x>${"<b/>".repeat(400_000)}</x></r>`, 1);
  expect(content.content).toHaveLength(400_000);
});

test("reads content of maximum depth", () => {
  const document = `${"<a>".repeat(1024)}${"</a>".repeat(1024)}`;
  const content = readInside(document);
  expect(readTree(writeOpenContent("a", content), { maxDepth: 1024 }).ok).toBe(true);
});
