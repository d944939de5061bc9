import { ATTRIBUTES } from "./attributes.ts";
import type { Case } from "./case.ts";
import { CDATA_SECTIONS } from "./cdata-sections.ts";
import { CHARACTER_DATA } from "./character-data.ts";
import { COMMENTS } from "./comments.ts";
import { DECLARATIONS } from "./declarations.ts";
import { DOCUMENTS } from "./documents.ts";
import { ELEMENTS } from "./elements.ts";
import { NAMES } from "./names.ts";
import { NAMESPACES } from "./namespaces.ts";
import { POSITIONS } from "./positions.ts";
import { PROCESSING_INSTRUCTIONS } from "./processing-instructions.ts";
import { REFERENCES } from "./references.ts";

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
