import type { DocumentContext } from "../decoding/document-context.ts";
import { DocumentConstraints } from "./document-constraints.ts";
import { holdInValue } from "./value-constraints.ts";

/** Checks identity constraints. Only bundles of schemas with identity constraints include this code. */
export const IdentityConstraints = {
  ofDocument: (context: DocumentContext): DocumentConstraints => new DocumentConstraints(context),
  holdInValue,
};
