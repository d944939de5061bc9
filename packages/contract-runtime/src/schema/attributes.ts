import { NO_PREFIXES } from "../datatypes/datatype.ts";
import { ValueIssue } from "../datatypes/simple-type.ts";
import { Words } from "../xml/element-name.ts";
import type { AttributeDeclaration, AttributeUse } from "./components.ts";
import { readFixed } from "./fixed-value.ts";
import type { Schema } from "./schema.ts";
import type { AttributeTable, AttributeUseTable } from "./validation-table.ts";
import type { AttributeMember, RecordShape } from "./value-table.ts";

/** Prepares an attribute of a complex type. */
export function makeUse(
  schema: Schema,
  { attribute, required, fixed }: AttributeUseTable,
  shape: RecordShape | undefined,
): AttributeUse {
  const table = schema.table.attributes.at(attribute) as AttributeTable;
  const declaration = makeAttribute(schema, fixed === undefined ? table : { ...table, fixed });
  const member = shape?.attributes.find(
    ({ name, namespace }) => name === declaration.name && namespace === declaration.namespace,
  );
  return {
    ...declaration,
    required,
    key: member?.key ?? declaration.name,
    absent: absentValue(declaration, member),
    absentText: member?.value,
    words: new Words(`${declaration.name}=`),
    plain: declaration.codec.plain,
    form: undefined,
    checked:
      declaration.fixed !== undefined || declaration.codec.type.identifies || declaration.namespace !== "",
  };
}

/** Prepares the declaration of an attribute. */
export function makeAttribute(
  schema: Schema,
  { name, namespace, type: place, fixed }: AttributeTable,
): AttributeDeclaration {
  const codec = schema.codec(place);
  const table = schema.table.types.at(place);
  const definition = table?.kind === "simple" ? table.definition : undefined;
  const identifies = definition?.variety === "atomic" && definition.builtIn === "ID";
  return { name, namespace, codec, identifies, fixed: fixed && readFixed(codec.type, fixed) };
}

function absentValue({ codec }: AttributeDeclaration, member: AttributeMember | undefined): unknown {
  if (member?.value === undefined) return undefined;
  const value = codec.decode(member.value, NO_PREFIXES);
  return value instanceof ValueIssue ? undefined : value;
}
