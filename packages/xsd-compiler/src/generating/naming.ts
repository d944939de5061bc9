// Names in the generated code: one pass before any of it is written. They depend on the schema only, and no component changes the name of an earlier one:
// components without a namespace come first, then namespaces in document order, the entry schema's first.

import { ANY_TYPE } from "../building/built-in-types.ts";
import { keyOf } from "../components/component.ts";
import {
  type ComplexType,
  type ElementDeclaration,
  elementsOf,
  type SchemaSet,
  type TypeDefinition,
} from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { findSubstitutes, type Substitute } from "../shaping/find-substitutes.ts";
import { byNamespace } from "../shaping/label-names.ts";
import {
  headsOf,
  isAlwaysThere,
  type Member,
  membersOf,
  type RecordShape,
  type RowsMember,
  type Shape,
} from "../shaping/shape.ts";
import { shapeType } from "../shaping/shape-type.ts";
import { enumeratedValues, isKeptAsWritten } from "../shaping/text-kind.ts";
import { identifier, NameRegistry, type NameSource, RESERVED_NAMES } from "./names.ts";

export interface Naming {
  readonly prefixes: SchemaSet["prefixes"];
  /** The named types in TypeScript: types that the schema names, anonymous complex types and anonymous enumerations. */
  readonly types: ReadonlyMap<TypeDefinition, string>;
  /** The shapes of the complex types in `types`. */
  readonly shapes: ReadonlyMap<ComplexType, Shape>;
  /** The part of the name behind `decode` and `encode`, by global element. */
  readonly elements: ReadonlyMap<ElementDeclaration, string>;
  /** The types that other types may replace by `xsi:type`. */
  readonly substitutes: ReadonlyMap<TypeDefinition, SubstitutedType>;
  /** The names of the input types of `create…`, by type name, if the input differs from the type. */
  readonly inputs: ReadonlyMap<string, string>;
  /** The names of the types of rows. */
  readonly rows: ReadonlyMap<RowsMember, string>;
  /** The names of the types of substitution groups, by their heads. */
  readonly groups: ReadonlyMap<ElementDeclaration, string>;
  /** The file that declares the most types, which comments do not name. */
  readonly mainFile: string | undefined;
}

/** Returns the name of the values of a type where it is declared: those of types derived from it are among them. */
export function nameOfValues({ substitutes, types }: Naming, type: TypeDefinition): string | undefined {
  return substitutes.get(type)?.name ?? types.get(type);
}

export interface SubstitutedType {
  /** The name of the union of the type and its substitutes. */
  readonly name: string;
  readonly substitutes: readonly Substitute[];
}

/** Assigns names to the types and the global elements of a schema set. */
export function nameComponents(
  schema: SchemaSet,
  { xsiType = true }: { readonly xsiType?: boolean } = {},
): Naming {
  const book = new NameRegistry(schema.prefixes, RESERVED_NAMES);
  const types = nameTypes(schema, book);
  const functions = new NameRegistry(schema.prefixes);
  const elements = new Map<ElementDeclaration, string>();
  for (const element of byNamespace([...schema.elements.values()], schema.prefixes)) {
    const { local, namespace } = element.name;
    elements.set(element, functions.claim(identifier(local), { namespace, kind: "Element" }));
  }
  const claim = (type: TypeDefinition, wanted: string): string =>
    book.claim(wanted, { namespace: type.name?.namespace ?? "", kind: "Type" });
  const found = xsiType ? findSubstitutes(schema, types.keys()) : new Map<TypeDefinition, never>();
  const substitutes = new Map<TypeDefinition, SubstitutedType>();
  for (const [type, others] of found)
    substitutes.set(type, { name: claim(type, `Any${types.get(type)}`), substitutes: others });
  const complex = [...types.keys()].filter((type) => type.kind === "complex");
  const shapes = new Map(complex.map((type) => [type, shapeType(type, schema.prefixes)]));
  const inputs = new Map<string, string>();
  const simpler = findInputs(shapes, found);
  for (const type of simpler) {
    const name = types.get(type) ?? "";
    inputs.set(name, claim(type, `${name}Input`));
  }
  for (const [type, { name, substitutes: others }] of substitutes)
    if ([type, ...others.map((other) => other.type)].some((one) => simpler.has(one)))
      inputs.set(name, claim(type, `${name}Input`));
  const rows = nameRows(types, shapes, book);
  const groups = new Map<ElementDeclaration, string>();
  for (const shape of shapes.values())
    for (const head of shape.kind === "record" ? headsOf(shape) : []) {
      const { local, namespace } = head.name;
      if (!groups.has(head))
        groups.set(head, book.claim(`${identifier(local)}Substitutes`, { namespace, kind: "Group" }));
    }
  const files = [...Map.groupBy(types.keys(), ({ origin }) => origin.file)];
  const [[mainFile] = []] = files.sort(([, a], [, b]) => b.length - a.length);
  return { prefixes: schema.prefixes, types, shapes, elements, substitutes, inputs, rows, groups, mainFile };
}

/** Names rows after their groups. All types that refer to a group share the row type. */
function nameRows(
  types: ReadonlyMap<TypeDefinition, string>,
  shapes: ReadonlyMap<ComplexType, Shape>,
  book: NameRegistry,
): Map<RowsMember, string> {
  const rows = new Map<RowsMember, string>();
  const groups = new Map<string, string>();
  for (const [type, shape] of shapes) {
    for (const member of shape.kind === "record" ? membersOf(shape) : []) {
      if (member.kind !== "rows") continue;
      const { group, key } = member;
      if (group === undefined) {
        const wanted = `${types.get(type)}${identifier(key)}`;
        rows.set(member, book.claim(wanted, { namespace: type.name?.namespace ?? "", kind: "Row" }));
        continue;
      }
      const { local, namespace } = group;
      const name = groups.get(keyOf(group)) ?? book.claim(identifier(local), { namespace, kind: "Group" });
      groups.set(keyOf(group), name);
      rows.set(member, name);
    }
  }
  return rows;
}

/** Names the types. Types that the schema names come first, so that anonymous ones cannot take their names. */
function nameTypes(schema: SchemaSet, book: NameRegistry): Map<TypeDefinition, string> {
  const names = new Map<TypeDefinition, string>();
  const open: { readonly type: ComplexType; readonly name: string; readonly namespace: string }[] = [];
  const add = (type: TypeDefinition, wanted: string, source: NameSource): void => {
    if (names.has(type) || type === ANY_TYPE) return;
    const name = book.claim(wanted, source);
    names.set(type, name);
    if (type.kind === "complex") open.push({ type, name, namespace: source.namespace });
  };
  for (const type of byNamespace([...schema.types.values()], schema.prefixes)) {
    const { local = "", namespace = "" } = type.name ?? {};
    add(type, identifier(local), { namespace, kind: "Type" });
  }
  for (const { name, type } of byNamespace([...schema.elements.values()], schema.prefixes)) {
    if (type.kind === "complex" && type.name === undefined)
      add(type, identifier(name.local), { namespace: name.namespace, kind: "Element" });
  }
  // Anonymous types are named after the enclosing type and their element.
  for (const { type, name, namespace } of open) {
    if (type.content.kind !== "elements") continue;
    for (const element of elementsOf(type.content.automaton))
      if (element.type.kind === "complex" && element.type.name === undefined)
        add(element.type, `${name}${identifier(element.name.local)}`, { namespace, kind: "Element" });
  }
  const addEnumeration = (type: TypeDefinition, wanted: string, source: NameSource): void => {
    if (type.kind !== "simple" || type.name !== undefined || enumeratedValues(type) === undefined) return;
    // A type that only narrows another enumeration needs no type of its own.
    if (type.facets.enumeration !== type.base?.facets.enumeration) add(type, wanted, source);
  };
  for (const { name, type } of byNamespace([...schema.elements.values()], schema.prefixes))
    addEnumeration(type, identifier(name.local), { namespace: name.namespace, kind: "Element" });
  for (const { type, name, namespace } of open) {
    const source: NameSource = { namespace, kind: "Type" };
    if (type.content.kind === "simple") addEnumeration(type.content.type, `${name}Value`, source);
    const members = type.content.kind === "elements" ? elementsOf(type.content.automaton) : [];
    for (const { name: member, type: memberType } of [
      ...members,
      ...type.attributeUses.map(({ declaration }) => declaration),
    ])
      addEnumeration(memberType, `${name}${identifier(member.local)}`, source);
  }
  return names;
}

/**
 * Finds the types whose input is simpler than their values: at some depth they have members that input may omit,
 * because the value may be an empty array or has a default.
 */
function findInputs(
  shapes: ReadonlyMap<ComplexType, Shape>,
  substitutes: ReadonlyMap<TypeDefinition, readonly Substitute[]>,
): ReadonlySet<TypeDefinition> {
  const users = new Map<TypeDefinition, TypeDefinition[]>();
  const addUser = (type: TypeDefinition, user: TypeDefinition): void => {
    const known = users.get(type);
    if (known === undefined) users.set(type, [user]);
    else known.push(user);
  };
  const found = new Set<TypeDefinition>();
  for (const [type, shape] of shapes) {
    if (shape.kind !== "record") continue;
    if (leavesOut(shape, shapes)) found.add(type);
    for (const used of elementTypesOf(shape)) {
      addUser(used, type);
      for (const substitute of substitutes.get(used) ?? []) addUser(substitute.type, type);
    }
  }
  // The loop also visits types that it adds.
  for (const type of found) for (const user of users.get(type) ?? []) found.add(user);
  return found;
}

function elementTypesOf(shape: RecordShape): Set<TypeDefinition> {
  return new Set(
    membersOf(shape).flatMap((member) => {
      if (member.kind === "element") return [member.element.type];
      if (member.kind === "rows") return member.members.map(({ element }) => element.type);
      return member.kind === "items" ? member.items.map(({ element }) => element.type) : [];
    }),
  );
}

/** True for a type that has such a member itself, or in one of its rows. */
function leavesOut(shape: RecordShape, shapes: ReadonlyMap<ComplexType, Shape>): boolean {
  const { anyAttribute, attributes, content } = shape;
  if (anyAttribute !== undefined) return true;
  if (
    attributes.some(
      ({ use: { declaration, required, valueConstraint } }) =>
        valueConstraint !== undefined || (required && mayBeEmpty(declaration.type, shapes)),
    )
  )
    return true;
  const isLeftOut = (member: Member, always: boolean): boolean => {
    if (member.kind === "any" || member.kind === "element") {
      if (member.array) return member.min === 0 || !always;
      return always && member.kind === "element" && mayBeEmpty(member.element.type, shapes);
    }
    return member.min === 0 || !always || (member.kind === "rows" && hasOptional(member.members));
  };
  const hasOptional = (members: readonly Member[]): boolean =>
    members.some((member) => isLeftOut(member, member.min > 0));
  if (content.kind === "bare") return content.member.kind === "rows" && hasOptional(content.member.members);
  if (content.kind !== "members") return false;
  return content.members.some((member) => isLeftOut(member, isAlwaysThere(content.node, member)));
}

/** True for a type whose value may be an empty array. */
function mayBeEmpty(type: TypeDefinition, shapes: ReadonlyMap<ComplexType, Shape>): boolean {
  if (type.kind === "simple") return isEmptyList(type);
  const shape = shapes.get(type);
  if (shape?.kind !== "record") return false;
  if (shape.content.kind === "bare") return shape.content.member.min === 0;
  return shape.content.kind === "text" && shape.content.key === undefined && isEmptyList(shape.content.type);
}

function isEmptyList(type: SimpleType): boolean {
  if (isKeptAsWritten(type)) return false;
  if (type.variety === "union") return type.memberTypes.some(isEmptyList);
  return type.variety === "list" && (type.facets.length ?? type.facets.minLength ?? 0) === 0;
}
