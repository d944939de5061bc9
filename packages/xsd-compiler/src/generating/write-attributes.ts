import type { RecordShape } from "../shaping/shape.ts";
import { describeBuiltIn, describeUnnamed, describeValueConstraint } from "./describe-member.ts";
import { describeAttributeName } from "./describe-type.ts";
import type { Imports } from "./imports.ts";
import type { Naming } from "./naming.ts";
import { typeReference } from "./type-expression.ts";
import type { WrittenMember } from "./written-members.ts";

/** Writes the members for attributes. */
export function writeAttributes(
  naming: Naming,
  imports: Imports,
  { attributes, anyAttribute }: RecordShape,
): WrittenMember[] {
  const written = attributes.map(
    ({ key, use: { declaration, required, valueConstraint } }): WrittenMember => {
      const { documentation, name, type } = declaration;
      const written = describeAttributeName(name);
      const words = [
        written === key ? "XML: an attribute" : `XML: the attribute \`${written}\``,
        ...describeBuiltIn(naming, type),
        ...describeValueConstraint(valueConstraint),
      ];
      return {
        key,
        comment: [documentation, `${words.join(", ")}.`, describeUnnamed(naming, type)],
        type: typeReference(naming, imports, type),
        // The decoder fills in an absent attribute that has a default.
        optional: !required && valueConstraint === undefined,
        array: false,
      };
    },
  );
  if (anyAttribute === undefined) return written;
  const type = `readonly ${imports.publicType("XmlAttribute")}[]`;
  const comment = ["XML: any other attributes that the schema allows."];
  return [...written, { key: anyAttribute, comment, type, optional: false, array: true }];
}
