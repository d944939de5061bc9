import { isJsonObject } from "../../json-schema/schema-file.ts";
import { typesOf } from "../../json-schema/walk-schema.ts";
import { isAnything, listOf } from "./canonical-schema.ts";
import { type ComparisonContext, embedAll, OTHER_VALUES, type Samples } from "./difference.ts";
import type { SchemaNode } from "./schema-node.ts";

/** Compares the members of objects: which there are, which are required, and whether others may be there. */
export function compareMembers(a: SchemaNode, b: SchemaNode, context: ComparisonContext): void {
  const newNames = new Set(b.memberNames());
  for (const name of a.memberNames()) {
    const [member, other] = [a.member(name), b.member(name)];
    if (member === undefined) continue;
    if (other === undefined) reportRemoved(a, b, name, member, context);
    else {
      newNames.delete(name);
      reportRequirement(a, b, name, context);
      context.compare(member, other);
    }
  }
  for (const name of newNames) reportAdded(a, b, name, context);
  // A member need not be named to be required.
  for (const name of new Set([...listOf(a.schema.required), ...listOf(b.schema.required)].map(String)))
    if (!(requires(a, name) ? a : b).memberNames().includes(name)) reportRequirement(a, b, name, context);
  if (isObjectSchema(a) && isObjectSchema(b)) compareOpenness(a, b, context);
}

function reportRemoved(
  a: SchemaNode,
  b: SchemaNode,
  name: string,
  member: SchemaNode,
  { report, compare }: ComparisonContext,
): void {
  const isRequired = requires(a, name);
  const narrows = isClosed(b) ? embedAll(member, { values: [member.values.make(member.schema)] }) : undefined;
  const widens = listOthers(b, name, isRequired);
  report({
    rule: isRequired ? "required-member-removed" : "member-removed",
    message: `${name} is gone`,
    before: member.place,
    after: b.place,
    ...(narrows && { narrows }),
    ...(widens && { widens }),
  });
  if (isJsonObject(othersOf(b))) compare(member, b.unknownMember(name));
}

function reportAdded(
  a: SchemaNode,
  b: SchemaNode,
  name: string,
  { report, compare }: ComparisonContext,
): void {
  const member = b.member(name) as SchemaNode;
  const isRequired = requires(b, name);
  const narrows = listOthers(a, name, isRequired);
  const widens = isClosed(a) ? embedAll(member, { values: [member.values.make(member.schema)] }) : undefined;
  report({
    rule: isRequired ? "required-member-added" : "member-added",
    message: `${name} is new`,
    before: a.place,
    after: member.place,
    ...(narrows && { narrows }),
    ...(widens && { widens }),
    ...(!isRequired && { isUnlikely: true }),
  });
  if (isJsonObject(othersOf(a))) compare(a.unknownMember(name), member);
}

/** Documents of the version that does not name a member: without it, and with any value if the object is open. */
function listOthers(node: SchemaNode, name: string, isRequired: boolean): Samples | undefined {
  const values = [...(isRequired ? [undefined] : []), ...(isOpen(node) ? OTHER_VALUES : [])];
  if (values.length === 0) return undefined;
  return {
    values: values.map((value) => node.documentWithMember(name, value)),
    path: [...node.documentPath, name],
  };
}

function reportRequirement(a: SchemaNode, b: SchemaNode, name: string, { report }: ComparisonContext): void {
  const [was, is] = [requires(a, name), requires(b, name)];
  if (was === is) return;
  const places = { before: a.member(name)?.place ?? a.place, after: b.member(name)?.place ?? b.place };
  const node = is ? a : b;
  const path = [...node.documentPath, name];
  const without: Samples = { values: [node.documentWithMember(name, undefined)], path };
  if (is)
    report({
      rule: "member-required",
      message: `${name} is required now`,
      ...places,
      narrows: without,
    });
  else
    report({
      rule: "member-optional",
      message: `${name} is optional now`,
      ...places,
      widens: without,
    });
}

function compareOpenness(a: SchemaNode, b: SchemaNode, { report, compare }: ComparisonContext): void {
  const [oldOpen, newOpen] = [othersOf(a), othersOf(b)];
  if (JSON.stringify(oldOpen) === JSON.stringify(newOpen) && !isJsonObject(oldOpen)) return;
  if (isJsonObject(oldOpen) && isJsonObject(newOpen)) {
    compare(a.unknownMember(), b.unknownMember());
    return;
  }
  const isOpener = oldOpen === false || newOpen === true;
  const open = (isOpener ? b : a).unknownMember();
  const samples = embedAll(open, { values: [open.values.make(open.schema), ...OTHER_VALUES] });
  report({
    rule: isOpener ? "object-opened" : "object-closed",
    message: isOpener ? "unknown members are valid now" : "unknown members are no longer valid",
    before: a.unknownMember().place,
    after: b.unknownMember().place,
    ...(samples && (isOpener ? { widens: samples } : { narrows: samples })),
  });
}

function requires({ schema }: SchemaNode, name: string): boolean {
  return listOf(schema.required).includes(name);
}

function isClosed({ schema }: SchemaNode): boolean {
  return schema.additionalProperties === false;
}

/** The schema of members that a schema does not name: `true` if it accepts every value. */
function othersOf({ schema }: SchemaNode): unknown {
  const { additionalProperties = true } = schema;
  return isAnything(additionalProperties) ? true : additionalProperties;
}

/** Whether members that the schema does not name may have any value. */
function isOpen(node: SchemaNode): boolean {
  return othersOf(node) === true;
}

function isObjectSchema({ schema }: SchemaNode): boolean {
  return typesOf(schema).includes("object") || "properties" in schema;
}
