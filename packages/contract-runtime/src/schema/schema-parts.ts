import { IdentityConstraints } from "../constraints/identity-constraints.ts";
import { PRIMITIVES } from "../datatypes/primitives.ts";
import { Identifiers } from "../decoding/identifiers.ts";
import { Attributes } from "../decoding/read-attributes.ts";
import { KeptAttributes } from "../encoding/kept-attributes.ts";
import { TypeLabels } from "../encoding/labelled-value.ts";
import { list } from "./list.ts";
import { union } from "./list-and-union.ts";
import type { SchemaParts } from "./schema.ts";
import type { Datatypes } from "./simple-codec.ts";

/** All datatypes of XSD 1.0. Generated code names only those that its schema uses. */
export const DATATYPES: Datatypes = { ...PRIMITIVES, list, union };

/** The code for all of XSD 1.0. Generated code imports only what its schema needs. */
export const SCHEMA_PARTS: SchemaParts = {
  attributes: Attributes,
  datatypes: DATATYPES,
  identifiers: Identifiers,
  identityConstraints: IdentityConstraints,
  keptAttributes: KeptAttributes,
  typeLabels: TypeLabels,
};
