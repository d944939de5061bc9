import type { Result } from "@payment-routing/contract-runtime";
import { describe, expect, test } from "vitest";
import { readExamples } from "../test/examples.ts";
import { PLACES, TABLES } from "../test/tables.ts";
import { decodePaymentMethodSearchCriteria, decodePaymentMethodSearchResponse } from "./index.ts";

// Generated readers support the usual form of documents. For other forms the tables continue, with the same result.

const DECODERS: Readonly<Record<keyof typeof PLACES, (xml: string | Uint8Array) => Result<unknown>>> = {
  payment_method_search_criteria: decodePaymentMethodSearchCriteria,
  payment_method_search_response: decodePaymentMethodSearchResponse,
};

/** Between two tags of different elements with at most white space between them. */
const GAP = /(?<=<(?:\/[^>]*|[^>]*\/)>\s*)(?=<[^!?])|(?<=<[^!?][^>]*>\s*)(?=<[^!?/])/g;

const FORMS: readonly { readonly name: string; readonly write: (xml: string) => string }[] = [
  { name: "CR LF", write: (xml) => xml.replace(/\r?\n/g, "\r\n") },
  { name: "CR", write: (xml) => xml.replace(/\r?\n/g, "\r") },
  { name: "a byte order mark", write: (xml) => `\ufeff${xml.replace(/^\ufeff/, "")}` },
  { name: "nothing between tags", write: (xml) => xml.replace(/>\s+</g, "><") },
  { name: "tabs between tags", write: (xml) => xml.replace(/>\s+</g, ">\t\t<") },
  { name: "white space in start tags", write: (xml) => xml.replace(/<(\w[\w-]*)>/g, "<$1 >") },
  { name: "white space in end tags", write: (xml) => xml.replace(/<\/(\w[\w-]*)>/g, "</$1\n>") },
  { name: "white space in empty tags", write: (xml) => xml.replace(/<(\w[\w-]*)\/>/g, "<$1 />") },
  { name: "empty tags apart", write: (xml) => xml.replace(/<(\w[\w-]*)\/>/g, "<$1></$1>") },
  { name: "no empty content", write: (xml) => xml.replace(/<(\w[\w-]*)><\/\1>/g, "<$1/>") },
  {
    name: "a declaration on every element",
    write: (xml) => xml.replace(/<(\w[\w-]*)>/g, "<$1 xmlns:u='urn:u'>"),
  },
];

describe("valid examples keep their value in other forms", () => {
  test.for(readExamples("valid").filter(({ bytes }) => bytes.length < 4_000))("$name", ({ bytes, root }) => {
    const xml = bytes.toString("utf8");
    const decode = (text: string): unknown => DECODERS[root](text);
    for (const { name, write } of FORMS) expectAgreement(write(xml), root, name);
    // Text between the tags of open content is part of the value.
    if (xml.includes("airline_data")) return;
    const want = decode(xml);
    for (const { index } of xml.matchAll(GAP)) {
      for (const inserted of ["<!-- note -->", "<?pi data?>", " <!----> \r\n", "\t"])
        expect(decode(xml.slice(0, index) + inserted + xml.slice(index))).toEqual(want);
      for (const stray of ["x", "<a/>", "]]>"])
        expectAgreement(xml.slice(0, index) + stray + xml.slice(index), root, `${stray} at ${index}`);
    }
  });
});

describe("a truncated document is rejected at every length", () => {
  test.for(readExamples("valid").filter(({ bytes }) => bytes.length < 2_500))("$name", ({ bytes, root }) => {
    const rootEnd = bytes.lastIndexOf(`</${root}`);
    expect(rootEnd).toBeGreaterThan(0);
    for (let end = 0; end <= rootEnd; end++) expect(DECODERS[root](bytes.subarray(0, end)).ok).toBe(false);
  });
});

function expectAgreement(xml: string, root: keyof typeof PLACES, name: string): void {
  expect(DECODERS[root](xml), name).toEqual(TABLES.decode(PLACES[root], xml, undefined));
}
