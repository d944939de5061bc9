import { describe, expect, test } from "vitest";
import { SIMPLE_TYPES } from "../../test/contracts/simple-types.ts";
import { codesOf, loadContract, type TestContract } from "../../test/load-contract.ts";
import { restriction } from "../../test/schema.ts";

/** Judges a text in every way there is, and gives what the thorough decoder says of it. */
function judge(contract: TestContract, text: string): { value: unknown } | { codes: string } {
  const document = `<root>${text}</root>`;
  const decoded = contract.decodeThoroughly(document);
  expect(contract.decodeQuickly(document)).toEqual(decoded.ok ? decoded.value : undefined);
  expect(contract.decode(document)).toEqual(decoded);
  expect(contract.askLibxml2(document) === undefined, `libxml2 on ${document}`).toBe(decoded.ok);
  if (!decoded.ok) return { codes: codesOf(decoded.issues) };
  expect(contract.isValid(decoded.value)).toBe(true);
  expect(contract.decode(contract.encode(decoded.value))).toEqual(decoded);
  return { value: decoded.value };
}

describe.for(SIMPLE_TYPES)("$name", ({ xsd, valid, invalid }) => {
  test("is compiled and judges texts like libxml2", async () => {
    const contract = await loadContract(xsd);
    for (const [text, value] of Object.entries(valid)) expect(judge(contract, text), text).toEqual({ value });
    for (const [text, codes] of Object.entries(invalid))
      expect(judge(contract, text), text).toEqual({ codes });
  });
});

describe("values that no document gives are invalid", () => {
  test.for([
    {
      name: "past the bounds",
      xsd: restriction("xs:byte", ""),
      values: [-129, 128, 1.5, "1", null, Number.NaN],
    },
    {
      name: "of a length",
      xsd: restriction("xs:string", '<xs:length value="2"/>'),
      values: ["a", "abc", "\u{1F4B3}"],
    },
    {
      name: "of a pattern",
      xsd: restriction("xs:token", '<xs:pattern value="[a-c]"/>'),
      values: ["d", "ab", ""],
    },
    {
      name: "of a list",
      xsd: restriction("xs:token", '<xs:enumeration value="a"/>'),
      values: ["b", 1, " a"],
    },
    {
      name: "white space that collapses",
      xsd: restriction("xs:token", ""),
      values: [" a", "a ", "a  b", "a\tb", "\n"],
    },
    {
      name: "white space that is replaced",
      xsd: restriction("xs:normalizedString", ""),
      values: ["a\tb", "a\n", "\r"],
    },
    {
      name: "what XML cannot hold",
      xsd: restriction("xs:string", ""),
      values: ["\0", "\ufffe", "\ud800", "a\x0b"],
    },
    { name: "no boolean", xsd: restriction("xs:boolean", ""), values: ["true", 1, 0, null] },
  ])("$name", async ({ xsd, values }) => {
    const contract = await loadContract(xsd);
    expect(values.filter((value) => contract.isValid(value))).toEqual([]);
  });
});
