import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseWithLibxml2 } from "../../test/libxml2.ts";
import { showTree } from "../../test/show-element.ts";
import { ANY_CHARACTER } from "../testing/arbitrary-text.ts";
import { readTree } from "./read-tree.ts";
import { escapeAttribute, escapeText, XML_DECLARATION } from "./write.ts";

describe("escapes", () => {
  test.for([
    {
      name: "plain text",
      given: "abc é \u{1F4B3} '",
      text: "abc é \u{1F4B3} '",
      attribute: "abc é \u{1F4B3} '",
    },
    { name: "empty", given: "", text: "", attribute: "" },
    { name: "markup", given: "<&>", text: "&lt;&amp;&gt;", attribute: "&lt;&amp;&gt;" },
    { name: "]]>", given: "]]>", text: "]]&gt;", attribute: "]]&gt;" },
    { name: "quotes", given: `"'`, text: `"'`, attribute: "&quot;'" },
    { name: "white space", given: " \t\n\r", text: " \t\n&#13;", attribute: " &#9;&#10;&#13;" },
    { name: "twice", given: "&&amp;", text: "&amp;&amp;amp;", attribute: "&amp;&amp;amp;" },
    { name: "C1 controls, DEL", given: "\x7f\x85", text: "\x7f\x85", attribute: "\x7f\x85" },
    {
      name: "range boundaries",
      given: "\ud7ff\ue000\ufffd\u{10ffff}",
      text: "\ud7ff\ue000\ufffd\u{10ffff}",
      attribute: "\ud7ff\ue000\ufffd\u{10ffff}",
    },
  ])("$name", ({ given, text, attribute }) => {
    expect(escapeText(given)).toBe(text);
    expect(escapeAttribute(given)).toBe(attribute);
  });
});

describe("rejects characters that XML does not allow", () => {
  test.for([
    { given: "\0", want: "U+0000" },
    { given: "ab\x1f", want: "U+001F" },
    { given: "\v", want: "U+000B" },
    { given: "&\ufffe", want: "U+FFFE" },
    { given: "\uffff", want: "U+FFFF" },
    { given: "\ud800", want: "U+D800" },
    { given: "\udc00\ud800", want: "U+DC00" },
  ])("$want", ({ given, want }) => {
    const error = new RangeError(`${want} cannot be written: XML has no way to hold it`);
    expect(() => escapeText(given)).toThrow(error);
    expect(() => escapeAttribute(given)).toThrow(error);
    // Again: an expression that remembers where it stopped would let it through.
    expect(() => escapeText(given)).toThrow(error);
  });
});

test("written text is read back by this reader and by libxml2", () => {
  const unit = fc.oneof(
    fc.constantFrom("&", "<", ">", '"', "'", "]]>", "\r", "\n", "\t", "\r\n", " ", "\u0085", "\u2028"),
    fc
      .string({ unit: ANY_CHARACTER, maxLength: 1 })
      .filter((text) => /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(text)),
  );
  const texts = fc.array(unit, { maxLength: 8 }).map((units) => units.join(""));
  fc.assert(
    fc.property(texts, texts, (attribute, text) => {
      const document = `${XML_DECLARATION}<a b="${escapeAttribute(attribute)}">${escapeText(text)}</a>`;
      const result = readTree(document);
      if (!result.ok) throw new Error(result.issues[0]?.message);
      expect(result.value).toMatchObject({ text, attributes: [{ name: "b", value: attribute }] });
      expect(parseWithLibxml2(Buffer.from(document))).toMatchObject({ tree: showTree(result.value) });
    }),
    { numRuns: 2_000 },
  );
});
