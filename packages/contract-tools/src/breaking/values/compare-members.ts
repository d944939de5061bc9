import { isJsonObject, listOf } from "../../json-schema/schema-file.ts";
import { typesOf } from "../../json-schema/walk-schema.ts";
import { isAnything } from "./canonical-schema.ts";
import { type ComparisonContext, embedAll, OTHER_VALUES, onlyIn, type Samples } from "./difference.ts";
import type { SchemaNode } from "./schema-node.ts";

/** Compares the members of objects: which there are, which are required, and whether others may be there. */
export function compareMembers(a: SchemaNode, b: SchemaNode, context: ComparisonContext): void {
  for (const name of new Set([...a.memberNames(), ...b.memberNames()])) {
    const [member, other] = [a.member(name), b.member(name)];
    if (member === undefined || other === undefined) reportMember(a, b, name, context);
    else {
      reportRequirement(a, b, name, context);
      context.compare(member, other);
    }
  }
  // A member need not be named to be required.
  for (const name of new Set([...listOf(a.schema.required), ...listOf(b.schema.required)].map(String)))
    if (!(requires(a, name) ? a : b).memberNames().includes(name)) reportRequirement(a, b, name, context);
  if (context.content !== undefined || (isObjectSchema(a) && isObjectSchema(b)))
    compareOpenness(a, b, context);
}

/** Reports a member that only one version names. */
function reportMember(
  a: SchemaNode,
  b: SchemaNode,
  name: string,
  { report, compare }: ComparisonContext,
): void {
  const isGone = a.member(name) !== undefined;
  const [owner, other] = isGone ? [a, b] : [b, a];
  const [member, unknown] = [owner.member(name) as SchemaNode, other.unknownMember(name)];
  const isRequired = requires(owner, name);
  const values = [member.values.make(member.schema)];
  const rule = isGone ? "member-removed" : "member-added";
  report({
    rule: isRequired ? `required-${rule}` : rule,
    message: `${name} is ${isGone ? "gone" : "new"}`,
    before: (isGone ? member : a).position,
    after: (isGone ? b : member).position,
    ...onlyIn(isGone, othersOf(other) === false ? embedAll(member, { values }) : undefined),
    ...onlyIn(!isGone, listOthers(other, name, isRequired)),
    isUnlikely: !isGone && !isRequired,
  });
  if (isJsonObject(othersOf(other))) compare(isGone ? member : unknown, isGone ? unknown : member);
}

/** Documents of the version that does not name a member: without it, and with any value if the object is open. */
function listOthers(node: SchemaNode, name: string, isRequired: boolean): Samples | undefined {
  const values = [...(isRequired ? [undefined] : []), ...(othersOf(node) === true ? OTHER_VALUES : [])];
  if (values.length === 0) return undefined;
  return {
    values: values.map((value) => node.documentWithMember(name, value)),
    path: [...node.documentPath, name],
  };
}

function reportRequirement(a: SchemaNode, b: SchemaNode, name: string, { report }: ComparisonContext): void {
  const isRequired = requires(b, name);
  if (requires(a, name) === isRequired) return;
  const node = isRequired ? a : b;
  const values = [node.documentWithMember(name, undefined)];
  report({
    rule: isRequired ? "member-required" : "member-optional",
    message: `${name} is ${isRequired ? "required" : "optional"} now`,
    before: a.member(name)?.position ?? a.position,
    after: b.member(name)?.position ?? b.position,
    ...onlyIn(isRequired, { values, path: [...node.documentPath, name] }),
  });
}

function compareOpenness(a: SchemaNode, b: SchemaNode, { report, compare }: ComparisonContext): void {
  const [oldOpen, newOpen] = [othersOf(a), othersOf(b)];
  if (isJsonObject(oldOpen) && isJsonObject(newOpen)) compare(a.unknownMember(), b.unknownMember());
  if ((isJsonObject(oldOpen) && isJsonObject(newOpen)) || oldOpen === newOpen) return;
  const isOpener = oldOpen === false || newOpen === true;
  const open = (isOpener ? b : a).unknownMember();
  const samples = embedAll(open, { values: [open.values.make(open.schema), ...OTHER_VALUES] });
  report({
    rule: isOpener ? "object-opened" : "object-closed",
    message: isOpener ? "unknown members are valid now" : "unknown members are no longer valid",
    before: a.unknownMember().position,
    after: b.unknownMember().position,
    ...onlyIn(!isOpener, samples),
  });
}

function requires({ schema }: SchemaNode, name: string): boolean {
  return listOf(schema.required).includes(name);
}

/** The schema of members that a schema does not name: `true` if it accepts every value. */
function othersOf({ schema }: SchemaNode): unknown {
  const { additionalProperties = true } = schema;
  return isAnything(additionalProperties) ? true : additionalProperties;
}

function isObjectSchema({ schema }: SchemaNode): boolean {
  return typesOf(schema).includes("object") || "properties" in schema;
}
