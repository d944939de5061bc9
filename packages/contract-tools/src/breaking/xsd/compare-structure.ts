import {
  type ElementDeclaration,
  keyOf,
  type TypeDefinition,
  textTypeOf,
} from "@payment-routing/xsd-compiler";
import type { Difference, Samples } from "../values/difference.ts";
import {
  describeAttributes,
  includesAttributes,
  listAttributeParts,
  listChangedDefaults,
} from "./compare-attributes.ts";
import { includesTexts, listSamples } from "./compare-texts.ts";
import { contentModelOf, listElements } from "./content-machine.ts";
import {
  asComplex,
  describeContent,
  describeElement,
  describeRules,
  describeSimple,
  hasEqualContent,
  isMixed,
} from "./describe-structure.ts";
import { findChildren } from "./find-children.ts";
import { type ElementParts, listRequired, type MinimalDocuments } from "./minimal-document.ts";

/** The elements of one version that documents may have, and its documents. */
export interface StructureVersion {
  /** The root, and then all elements if a wildcard allows them. */
  readonly elements: readonly [ElementDeclaration, ...ElementDeclaration[]];
  /** As `MinimalDocuments` writes them. */
  readonly write: MinimalDocuments["write"];
  /** The types that `xsi:type` may name in place of a declared one. */
  readonly substitutes: readonly TypeDefinition[];
}

/** What two versions of a root differ in. */
export interface StructureComparison {
  readonly changes: readonly StructureChange[];
  /** Whether documents differ in nothing else. */
  readonly isComplete: boolean;
}

/** A pair of declarations whose documents differ. */
export interface StructureChange extends Pick<Difference, "narrows" | "widens"> {
  readonly what: string;
  /** Whether values show the change too. */
  readonly isShown?: boolean;
  readonly before: ElementDeclaration;
  readonly after: ElementDeclaration;
}

/** The elements of a document from the root to the one that is compared. */
type Path = readonly ElementDeclaration[];
type Pairs = readonly (readonly [ElementDeclaration, ElementDeclaration])[];

/** Finds the differences of declarations: of texts, attributes and content, and of what values do not show, such as the order of elements. */
export function compareStructure(before: StructureVersion, after: StructureVersion): StructureComparison {
  const visited = new Map<TypeDefinition, Set<TypeDefinition>>();
  const [[oldRoot, ...oldGlobals], [newRoot, ...newGlobals]] = [before.elements, after.elements];
  const changes: StructureChange[] = [];
  // A type that only `xsi:type` names is compared as if an element were declared with it.
  const asElement = (type: TypeDefinition): ElementDeclaration => {
    const { name = oldRoot.name, origin } = type;
    return { ...oldRoot, name, origin, type };
  };
  const globals = pairElements(oldGlobals, newGlobals);
  // A wildcard that needs no declarations makes no element global; content models tell it from one that does.
  const areOpen = oldGlobals.length > 0 && newGlobals.length > 0;
  const haveSameGlobals = oldGlobals.length === newGlobals.length && globals.length === oldGlobals.length;
  const [oldTypes, newTypes] = [before, after].map((each) => each.substitutes.map(describeDerivation).sort());
  let isComplete = (!areOpen || haveSameGlobals) && String(oldTypes) === String(newTypes);
  const compareFrom = (pairs: Pairs): void => {
    const waiting = pairs.map((pair): [Path, Path] => [[pair[0]], [pair[1]]]);
    for (const [oldPath, newPath] of waiting) {
      const [a, b] = [sideOf(before, oldPath), sideOf(after, newPath)];
      const known = visited.get(a.type) ?? new Set();
      const isKnown = known.has(b.type);
      visited.set(a.type, known.add(b.type));
      if (describeRules(a.element) !== describeRules(b.element)) isComplete = false;
      for (const found of [...compareElements(a, b), ...(isKnown ? [] : compareTypes(a, b))])
        changes.push({ before: a.element, after: b.element, ...found });
      if (isKnown || a.type.kind === "simple" || b.type.kind === "simple") continue;
      for (const [oldChild, newChild] of pairElements(listElements(a.type), listElements(b.type)))
        waiting.push([
          [...oldPath, oldChild],
          [...newPath, newChild],
        ]);
    }
  };
  // A root may be in another namespace.
  compareFrom([[oldRoot, newRoot]]);
  compareFrom(globals);
  // No document shows the difference of a type that only `xsi:type` names.
  compareFrom(pairElements(before.substitutes.map(asElement), after.substitutes.map(asElement)));
  return { changes, isComplete };
}

function describeDerivation({ base, name }: TypeDefinition): string {
  return [name, base?.name].map((each) => each && keyOf(each)).join(" ");
}

/** Pairs the elements of two versions by name. */
function pairElements(before: Path, after: Path): Pairs {
  const byName = new Map(after.map((element) => [keyOf(element.name), element]));
  return before.flatMap((element) => {
    const other = byName.get(keyOf(element.name));
    return other === undefined ? [] : [[element, other] as const];
  });
}

/** One version of the element that is compared. */
interface Side {
  readonly element: ElementDeclaration;
  readonly type: TypeDefinition;
  /** The elements that wildcards may allow. */
  readonly globals: readonly ElementDeclaration[];
  /** Documents in which the element has the given parts. */
  readonly write: (parts: readonly ElementParts[]) => Samples;
}

function sideOf({ write, elements: [root, ...globals] }: StructureVersion, path: Path): Side {
  const element = path.at(-1) as ElementDeclaration;
  return {
    element,
    type: element.type,
    globals,
    write: (parts) => ({
      // An element that only a wildcard allows is no part of a document of the root.
      values: path[0] === root ? parts.flatMap((each) => write(path, each) ?? []) : [],
    }),
  };
}

type Found = Pick<StructureChange, "what" | "isShown" | "narrows" | "widens">;

/** @param find documents of one version that the other may reject; undefined if it accepts all of them */
function report(
  what: string,
  [a, b]: readonly [Side, Side],
  find: (inner: Side, outer: Side) => Samples | undefined,
  isShown = false,
): Found {
  return { what, isShown, narrows: find(a, b), widens: find(b, a) };
}

/** What differs between two declarations of an element, apart from their types. */
function* compareElements(...sides: readonly [Side, Side]): Generator<Found> {
  const [a, b] = [sides[0].element, sides[1].element];
  if (keyOf(a.name) !== keyOf(b.name)) yield report("its namespace", sides, ({ write }) => write([{}]));
  if (a.nillable !== b.nillable) {
    const parts = [a, b].map(({ type }) => ({ attributes: [NIL, ...listRequired(type)], text: "" }));
    const find = ({ element, write }: Side) => (element.nillable ? write(parts) : undefined);
    yield report("whether it may be nil", sides, find, true);
  }
  if (describeElement(a) === describeElement(b)) return;
  const fixed = [a, b].flatMap(({ valueConstraint }) => valueConstraint?.value.lexical ?? []);
  const texts = [...fixed, "", "x", "0", "1"].map((text) => ({ text }));
  const parts = [{}, { attributes: [NIL], text: "" }, ...texts];
  yield report("its default or fixed value, or its identity constraints", sides, ({ write }) => write(parts));
}

const NIL = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"';

/** What differs between two types, apart from the elements inside them. */
function* compareTypes(...sides: readonly [Side, Side]): Generator<Found> {
  const [a, b] = [sides[0].type, sides[1].type];
  const [oldText, newText] = [textTypeOf(a), textTypeOf(b)];
  if (oldText !== undefined && newText !== undefined) {
    if (describeSimple(oldText, true) !== describeSimple(newText, true))
      yield report("its text", sides, findTexts, describeSimple(oldText) === describeSimple(newText));
  } else if (oldText !== undefined || newText !== undefined) {
    const parts = [{}, { text: "" }, { text: "x" }, { text: "0" }];
    yield report("the kind of its type", sides, ({ write }) => write(parts));
  }
  const [oldType, newType] = [asComplex(a), asComplex(b)];
  const isSame = (isWhole: boolean): boolean =>
    describeAttributes(oldType, newType, isWhole) === describeAttributes(newType, oldType, isWhole);
  const attributes = report("its attributes", sides, findAttributes, isSame(false));
  if (attributes.narrows || attributes.widens || !isSame(true)) yield attributes;
  // Every document that leaves the attribute out has another value, and stays valid.
  for (const name of listChangedDefaults(oldType, newType))
    yield report(`the default of its attribute ${name}`, sides, ({ write }) => write([]));
  if (oldText !== undefined || newText !== undefined) return;
  if (isMixed(oldType) !== isMixed(newType))
    yield report("its text between elements", sides, ({ type, write }) =>
      isMixed(asComplex(type)) ? write([{ text: "x" }]) : undefined,
    );
  if (describeContent(oldType) === describeContent(newType)) return;
  const what = "the order, grouping or number of its elements";
  const content = report(what, sides, findContent, hasEqualContent(oldType, newType));
  if (content.narrows || content.widens) yield content;
}

function findTexts(inner: Side, outer: Side): Samples | undefined {
  const [type, other] = [textTypeOf(inner.type), textTypeOf(outer.type)];
  if (type === undefined || other === undefined || includesTexts(other, type)) return undefined;
  const attributes = listRequired(inner.type);
  return inner.write(listSamples(type, other).map((text) => ({ text, attributes })));
}

function findAttributes(inner: Side, outer: Side): Samples | undefined {
  const [type, other] = [asComplex(inner.type), asComplex(outer.type)];
  if (includesAttributes(other, type)) return undefined;
  return inner.write([...listAttributeParts(type, other), ...listAttributeParts(other, type)]);
}

/** Compares content models as languages. */
function findContent(inner: Side, outer: Side): Samples | undefined {
  const found = findChildren(contentModelOf(inner.type), {
    rejectedBy: contentModelOf(outer.type),
    globals: inner.globals,
    otherGlobals: outer.globals,
  });
  if (found === "none") return undefined;
  return found === "unknown" ? { values: [] } : inner.write([{ children: found.children }]);
}
