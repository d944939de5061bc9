import { readTree } from "@payment-routing/contract-runtime";
import { expect, test } from "vitest";
import { documentationOf } from "./documentation.ts";

const CCTS = 'xmlns:ccts="urn:un:unece:uncefact:documentation:2"';

test.for([
  { name: "nothing", given: "", want: "" },
  { name: "text", given: "<documentation> One\n line. </documentation>", want: "One line." },
  {
    name: "several parts",
    given: '<documentation source="http://a">One.</documentation><documentation>Two.</documentation>',
    want: "One. Two.",
  },
  {
    name: "markup",
    given: '<documentation>One <b xmlns="http://www.w3.org/1999/xhtml">two</b></documentation>',
    want: "One two",
  },
  { name: "paragraphs", given: "<documentation><p>One.</p><p>Two.</p></documentation>", want: "One. Two." },
  {
    name: "a list of facts with a definition",
    given: `<documentation><ccts:Component ${CCTS}><ccts:ComponentType>ABIE</ccts:ComponentType><ccts:Definition>An invoice.</ccts:Definition><ccts:ObjectClass>Invoice</ccts:ObjectClass></ccts:Component></documentation>`,
    want: "An invoice.",
  },
  {
    name: "a list of facts without a definition",
    given: `<documentation><ccts:Component ${CCTS}><ccts:ComponentType>ABIE</ccts:ComponentType><ccts:ObjectClass>Invoice</ccts:ObjectClass></ccts:Component></documentation>`,
    want: "ComponentType: ABIE; ObjectClass: Invoice",
  },
  {
    name: "a name and a definition",
    given:
      '<documentation source="Name">GroupHeader</documentation><documentation source="Definition">Shared by all.</documentation><documentation source="Usage">Always.</documentation>',
    want: "GroupHeader: Shared by all. Always.",
  },
  {
    name: "several languages",
    given:
      '<documentation xml:lang="de">Rechnung.</documentation><documentation xml:lang="en-GB">Invoice.</documentation><documentation>INV</documentation>',
    want: "Invoice. INV",
  },
  {
    name: "languages other than English",
    given:
      '<documentation xml:lang="de">Rechnung.</documentation><documentation xml:lang="fr">Facture.</documentation>',
    want: "Rechnung.",
  },
])("documentation of $name", ({ given, want }) => {
  const tree = readTree(`<element><annotation>${given}</annotation></element>`);
  if (!tree.ok) throw new Error("the document is not well-formed");
  expect(documentationOf(tree.value)).toBe(want);
});
