import { ANY_SIMPLE_TYPE, ANY_TYPE } from "../building/built-in-types.ts";
import { keyOf, showName } from "../components/component.ts";
import {
  type ComplexType,
  type ElementDeclaration,
  elementsOf,
  type SchemaSet,
  type TypeDefinition,
} from "../components/schema-set.ts";
import { suggest } from "../diagnostic.ts";
import { type DerivedTypes, withDerived } from "../shaping/find-substitutes.ts";
import { type Naming, nameComponents } from "./naming.ts";

/** The elements to generate code for, or the reason why a name does not select one. */
export type RootSelection =
  | { readonly ok: true; readonly roots: readonly ElementDeclaration[] }
  | { readonly ok: false; readonly message: string };

/**
 * Selects the root elements of documents among the global elements.
 *
 * @param names local names, or `{namespace}name` where several namespaces have the name; `all` selects every global
 *   element. Default: the elements that no other element refers to, and every element where each is referred to.
 */
export function selectRoots(schema: SchemaSet, names: readonly string[] = []): RootSelection {
  const elements = [...schema.elements.values()];
  if (names.includes("all")) return { ok: true, roots: elements };
  if (names.length === 0) return { ok: true, roots: findDefaultRoots(schema) };
  const roots = new Set<ElementDeclaration>();
  for (const name of names) {
    const found = elements.filter((element) => name === element.name.local || name === clark(element));
    const [root, ...others] = found;
    if (root === undefined) {
      const declared = elements.map((element) =>
        name.startsWith("{") ? clark(element) : element.name.local,
      );
      return { ok: false, message: `there is no global element ${name}${suggest(name, declared)}` };
    }
    if (others.length > 0)
      return { ok: false, message: `several elements are called ${name}: ${found.map(clark).join(", ")}` };
    if (root.abstract) return { ok: false, message: describeAbstract(root, elements) };
    roots.add(root);
  }
  return { ok: true, roots: elements.filter((element) => roots.has(element)) };
}

/** Returns the names of roots in generated functions: `Invoice` of `decodeInvoice`. */
export function nameRoots(schema: SchemaSet, roots: readonly ElementDeclaration[]): readonly string[] {
  const { elements } = nameComponents(schema);
  return roots.map((root) => elements.get(root) ?? "");
}

/** Finds the elements that no other element refers to in its content, or in that of types that may replace its type. */
function findDefaultRoots(schema: SchemaSet): ElementDeclaration[] {
  const elements = [...schema.elements.values()];
  const derived = indexDerived(schema);
  const referred = new Set<unknown>();
  // Two elements that lead to a component suffice: one of them is another one. Each component is visited twice at most.
  const origins = new Map<Component, ElementDeclaration[]>();
  for (const element of elements) {
    const open: Component[] = [element];
    for (let component = open.pop(); component !== undefined; component = open.pop()) {
      const isOther = component !== element && "nillable" in component && component.scope === "global";
      if (isOther) referred.add(component);
      const known = origins.get(component) ?? [];
      origins.set(component, known);
      // Stops at the next global element, which is visited separately.
      if (isOther || known.length === 2 || known.includes(element)) continue;
      known.push(element);
      for (const next of nextOf(component, derived)) open.push(next);
    }
  }
  const roots = elements.filter((element) => !referred.has(element) && !element.abstract);
  return roots.length === 0 ? elements : roots;
}

function describeAbstract(root: ElementDeclaration, elements: readonly ElementDeclaration[]): string {
  const members = elements.filter((element) => isMember(element, root) && !element.abstract);
  return `${showName(root.name)} is abstract; name elements of its substitution group: ${members.map(({ name }) => name.local).join(", ") || "it has none"}`;
}

function isMember({ substitutionGroup: head }: ElementDeclaration, root: ElementDeclaration): boolean {
  return head !== undefined && (keyOf(head.name) === keyOf(root.name) || isMember(head, root));
}

/** Writes a name with its namespace in braces. */
function clark({ name: { local, namespace } }: ElementDeclaration): string {
  return `{${namespace}}${local}`;
}

type Component = ElementDeclaration | TypeDefinition;

/** The components that occur in the values of some elements. */
interface ReachableComponents {
  readonly all: ReadonlySet<Component>;
  /** True if `xsi:type` can name any type: a wildcard validates, or an element allows any simple type. */
  readonly open: boolean;
}

/** Indexes the types of a schema set by their base types. */
function indexDerived({ types }: SchemaSet): DerivedTypes {
  return Map.groupBy(types.values(), ({ base }) => base);
}

/**
 * Finds the components that elements lead to: types, attributes, and child elements with the members of their
 * substitution groups. Wildcards are not followed: the elements that they allow are nodes, not typed values.
 *
 * @param derived the types that `xsi:type` may name in place of declared ones
 */
function reachComponents(
  starts: Iterable<ElementDeclaration>,
  derived: DerivedTypes = new Map(),
): ReachableComponents {
  const all = new Set<Component>(starts);
  let open = false;
  // The set grows during iteration.
  for (const component of all) {
    for (const next of nextOf(component, derived)) all.add(next);
    if ("nillable" in component) open ||= component.type === ANY_SIMPLE_TYPE;
    else if (component.kind === "complex") open ||= hasValidatingWildcard(component);
  }
  return { all, open };
}

/** Returns the components that a component leads to directly. */
function nextOf(component: Component, derived: DerivedTypes): Iterable<Component> {
  if ("nillable" in component) {
    const { type } = component;
    // Values of a type that allows anything are open content.
    return type === ANY_TYPE || type === ANY_SIMPLE_TYPE ? [type] : withDerived(type, derived);
  }
  if (component.kind === "complex") return partsOf(component);
  const { itemType, memberTypes } = component;
  return itemType === undefined ? memberTypes : [itemType, ...memberTypes];
}

function partsOf({ attributeUses, content }: ComplexType): Component[] {
  const attributeTypes = attributeUses.map(({ declaration }) => declaration.type);
  if (content.kind === "empty") return attributeTypes;
  return content.kind === "simple"
    ? [...attributeTypes, content.type]
    : [...attributeTypes, ...elementsOf(content.automaton)];
}

function hasValidatingWildcard({ content }: ComplexType): boolean {
  if (content.kind !== "elements" || content.automaton.kind === "all") return false;
  return content.automaton.states.some(({ wildcards }) =>
    wildcards.some(({ wildcard }) => wildcard.processContents !== "skip"),
  );
}

/** The parts of a schema set that its roots need. */
interface LimitedSchema {
  /** The components that validate documents. */
  readonly validated: SchemaSet;
  /** The components that values consist of, with their names. */
  readonly typed: SchemaSet;
  readonly naming: Naming;
  /** The naming of the types to declare: also bases that declarations extend, although no value has them. */
  readonly declared: Naming;
  /** True if documents may name any type of the schema set in `xsi:type`. */
  readonly open: boolean;
}

/**
 * Limits a schema set to what its roots need; without roots, to all of it. Types that no value of a root has get no
 * TypeScript, unless others extend them, and no tables either, unless a validating wildcard allows any element of the
 * schema set. Names come from the whole set, so that adding a root changes none of them.
 */
export function limitToRoots(
  schema: SchemaSet,
  naming: Naming,
  roots: readonly ElementDeclaration[] | undefined,
  substitutes: boolean,
): LimitedSchema {
  const { all, open } = reachComponents(
    roots ?? schema.elements.values(),
    substitutes ? indexDerived(schema) : undefined,
  );
  if (roots === undefined) return { validated: schema, typed: schema, naming, declared: naming, open };
  const isRoot = (element: ElementDeclaration): boolean => roots.includes(element);
  const isReached = (type: TypeDefinition): boolean => all.has(type);
  const typed = {
    ...schema,
    elements: filterMap(schema.elements, (_, element) => isRoot(element)),
    types: filterMap(schema.types, (_, type) => isReached(type)),
  };
  const limited = { ...limitTypes(naming, isReached), elements: filterMap(naming.elements, isRoot) };
  const bases = findBases(limited, (type) => isReached(type) || !naming.types.has(type));
  const isDeclared = (type: TypeDefinition): boolean => isReached(type) || bases.has(type);
  return {
    validated: open ? schema : typed,
    typed,
    open,
    naming: limited,
    declared: {
      ...limited,
      types: filterMap(naming.types, isDeclared),
      shapes: filterMap(naming.shapes, isDeclared),
    },
  };
}

/** Finds the bases of types that have no members of types which are not declared. */
function findBases({ types }: Naming, isDeclared: (type: TypeDefinition) => boolean): Set<TypeDefinition> {
  const bases = new Set<TypeDefinition>();
  for (const type of types.keys())
    for (let { base } = type; base?.kind === "complex" && base !== base.base; { base } = base)
      if (partsOf(base).every((part) => isDeclared("nillable" in part ? part.type : part))) bases.add(base);
  return bases;
}

function limitTypes(naming: Naming, isReached: (type: TypeDefinition) => boolean): Naming {
  const types = filterMap(naming.types, isReached);
  const substitutes = filterMap(
    naming.substitutes,
    (type, { substitutes: others }) => isReached(type) && others.every((other) => isReached(other.type)),
  );
  const names = new Set([...types.values(), ...Array.from(substitutes.values(), ({ name }) => name)]);
  return {
    ...naming,
    types,
    substitutes,
    shapes: filterMap(naming.shapes, isReached),
    inputs: filterMap(naming.inputs, (name) => names.has(name)),
  };
}

function filterMap<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  keeps: (key: Key, value: Value) => boolean,
): Map<Key, Value> {
  return new Map([...map].filter(([key, value]) => keeps(key, value)));
}
