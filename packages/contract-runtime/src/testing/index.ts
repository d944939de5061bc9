// Test data for contracts: for generated modules, which give it the types of their contract.

export type { Arbitrary } from "fast-check";
export { ANY_CHARACTER } from "./arbitrary-text.ts";
export { arbitraryOf, arbitraryValue } from "./arbitrary-value.ts";
export { fitsExample } from "./fits-example.ts";
export { arbitraryNearMiss, type NearMiss, type Rule } from "./near-miss.ts";
export { arbitraryXmlNearMiss, type XmlNearMiss, type XmlRule } from "./xml-near-miss.ts";
export { arbitraryXmlDocument } from "./xml-tree.ts";
