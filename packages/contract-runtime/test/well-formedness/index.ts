import { CDATA_SECTIONS, CHARACTER_DATA, REFERENCES } from "./character-data.ts";
import { COMMENTS, PROCESSING_INSTRUCTIONS } from "./comments-and-instructions.ts";
import { DECLARATIONS } from "./declarations.ts";
import { DOCUMENTS } from "./documents.ts";
import { NAMESPACES } from "./namespaces.ts";
import type { Case } from "./positions.ts";
import { POSITIONS } from "./positions.ts";
import { ATTRIBUTES, ELEMENTS, NAMES } from "./tags.ts";

/** What XML 1.0 (fifth edition) and Namespaces in XML 1.0 rule of documents without a DOCTYPE, by section. */
export const WELL_FORMEDNESS: readonly { readonly section: string; readonly cases: readonly Case[] }[] = [
  { section: "document", cases: DOCUMENTS },
  { section: "XML declaration", cases: DECLARATIONS },
  { section: "elements", cases: ELEMENTS },
  { section: "names", cases: NAMES },
  { section: "attributes", cases: ATTRIBUTES },
  { section: "character data", cases: CHARACTER_DATA },
  { section: "references", cases: REFERENCES },
  { section: "CDATA sections", cases: CDATA_SECTIONS },
  { section: "comments", cases: COMMENTS },
  { section: "processing instructions", cases: PROCESSING_INSTRUCTIONS },
  { section: "namespaces", cases: NAMESPACES },
  { section: "lines and columns", cases: POSITIONS },
];

export const EVERY_CASE: readonly Case[] = WELL_FORMEDNESS.flatMap(({ cases }) => cases);
