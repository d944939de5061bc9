import { IdentityConstraints } from "../constraints/identity-constraints.ts";
import { Identifiers } from "../decoding/identifiers.ts";
import { Attributes } from "../decoding/read-attributes.ts";
import { TypeLabels } from "../encoding/labelled-value.ts";
import { DATATYPES } from "./datatypes.ts";
import type { SchemaParts } from "./schema.ts";

/** The code for all of XSD 1.0. Generated code imports only what its schema needs. */
export const SCHEMA_PARTS: SchemaParts = {
  attributes: Attributes,
  datatypes: DATATYPES,
  identifiers: Identifiers,
  identityConstraints: IdentityConstraints,
  typeLabels: TypeLabels,
};
