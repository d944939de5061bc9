import fc from "fast-check";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { expect, test } from "vitest";
import { arbitraryPattern, arbitraryText, matches, writePattern } from "../../test/pattern-tree.ts";
import { PATTERNS, TEXTS } from "../../test/patterns.ts";
import { translatePattern } from "./compile-pattern.ts";

/** What a pattern of XSD matches, by our translation; or its diagnostic. */
function translate(source: string): RegExp | string {
  const translation = translatePattern(source);
  if (!("expression" in translation)) return `${translation.code} ${translation.message}`;
  return new RegExp(`^(?:${translation.expression})$`, "v");
}

/** What it matches by libxml2; undefined when libxml2 rejects it. */
function askLibxml2(source: string): ((text: string) => boolean) | undefined {
  const escapeAll = (text: string): string =>
    text.replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
  const schema = XmlDocument.fromString(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="root" type="root"/><xs:simpleType name="root">
<xs:restriction base="xs:string"><xs:pattern value="${escapeAll(source)}"/></xs:restriction></xs:simpleType></xs:schema>`,
  );
  let validator: XsdValidator;
  try {
    validator = XsdValidator.fromDoc(schema);
  } catch {
    return undefined;
  }
  return (text) => {
    const document = XmlDocument.fromString(`<root>${escapeAll(text)}</root>`);
    try {
      validator.validate(document);
      return true;
    } catch {
      return false;
    } finally {
      document.dispose();
    }
  };
}

/** The reason why libxml2 is not the reference for a pattern. */
const DIFFERENCES: readonly { readonly why: string; readonly concerns: RegExp }[] = [
  { why: "libxml2 has the names of the second edition of XML, ours are of the fifth", concerns: /\\[icIC]/ },
  { why: "libxml2 accepts a - at the end of a negated class out of it", concerns: /\[\^[^\]]*-\]/ },
  { why: "libxml2 accepts nothing for a member that a block negated has", concerns: /\[\^\\P\{Is/ },
  { why: "libxml2 accepts the - of a range from an escaped - as a member", concerns: /\\--/ },
  {
    why: "libxml2 subtracts nothing right but lists of characters and ranges",
    concerns: /-\[(?:\^|[^\]]*(?:\\[WDSP]|-\[))/,
  },
];

test.for(PATTERNS)("a pattern with $name", ({ given, matches }) => {
  const expression = translate(given);
  if (typeof expression === "string") throw new Error(expression);
  expect(TEXTS.filter((text) => expression.test(text))).toEqual(matches);
  // JSON Schema has the other flag.
  const unicode = new RegExp(expression.source, "u");
  expect(TEXTS.filter((text) => unicode.test(text))).toEqual(matches);
  if (DIFFERENCES.some(({ concerns }) => concerns.test(given))) return;
  expect(TEXTS.filter((text) => askLibxml2(given)?.(text))).toEqual(matches);
});

// libxml2 is wrong about alternatives and counts of groups, so that the definition itself is the reference for these.
test("translated patterns match their definition", { timeout: 60_000 }, () => {
  const texts = fc.array(arbitraryText(), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(arbitraryPattern(), texts, (tree, given) => {
      const source = writePattern(tree);
      const expression = translate(source);
      if (typeof expression === "string") throw new Error(expression);
      for (const text of given)
        expect(expression.test(text), `${source} on ${JSON.stringify(text)}`).toBe(matches(tree, text));
    }),
    { numRuns: Number(process.env.PATTERNS ?? 1_000) },
  );
});
