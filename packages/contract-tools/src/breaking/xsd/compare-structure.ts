import {
  type AttributeUse,
  type ComplexType,
  type ElementDeclaration,
  keyOf,
  type TypeDefinition,
} from "@payment-routing/xsd-compiler";
import type { Samples } from "../values/difference.ts";
import { compareTexts, includesTexts, listSamples } from "./compare-texts.ts";
import { contentModelOf, listElements } from "./content-machine.ts";
import {
  asComplex,
  describeAttributes,
  describeContent,
  describeElement,
  describeRules,
  describeSimple,
  describeWildcard,
  hasEqualContent,
  isMixed,
  listChangedDefaults,
  textTypeOf,
} from "./describe-structure.ts";
import { findChildren } from "./find-children.ts";
import { type ElementParts, listRequired, type MinimalDocuments } from "./minimal-document.ts";

/** The elements of one version that documents may have, and its documents. */
export interface StructureVersion {
  /** The root, and then all elements if a wildcard allows them. */
  readonly elements: readonly ElementDeclaration[];
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
export interface StructureChange {
  readonly what: string;
  /** Whether values show the change too. */
  readonly isShown?: boolean;
  readonly before: ElementDeclaration;
  readonly after: ElementDeclaration;
  /** Documents of the old version that the new one may reject; undefined if it accepts all of them. */
  readonly narrows?: Samples | undefined;
  readonly widens?: Samples | undefined;
}

/** The elements of a document from the root to the one that is compared. */
type Path = readonly ElementDeclaration[];

/** Finds the differences of declarations: of texts, attributes and content, and of what values do not show, such as the order of elements. */
export function compareStructure(before: StructureVersion, after: StructureVersion): StructureComparison {
  const visited = new Set<string>();
  const numbers = new Map<TypeDefinition, number>();
  const numberOf = (type: TypeDefinition): number => {
    const number = numbers.get(type) ?? numbers.size;
    numbers.set(type, number);
    return number;
  };
  const [oldRoot, ...oldElements] = before.elements as readonly [ElementDeclaration, ...ElementDeclaration[]];
  const [newRoot, ...newElements] = after.elements as readonly [ElementDeclaration, ...ElementDeclaration[]];
  const changes: StructureChange[] = [];
  // A type that only `xsi:type` names is compared as if an element were declared with it.
  const asElement = (type: TypeDefinition): ElementDeclaration => {
    const { name = oldRoot.name, origin } = type;
    return { ...oldRoot, name, origin, type };
  };
  const globals = pairElements(oldElements, newElements);
  // A wildcard that needs no declarations makes no element global; content models tell it from one that does.
  const areOpen = oldElements.length > 0 && newElements.length > 0;
  const haveSameGlobals =
    !areOpen || (globals.length === oldElements.length && globals.length === newElements.length);
  const substitutes = pairElements(before.substitutes.map(asElement), after.substitutes.map(asElement));
  const haveSameSubstitutes =
    before.substitutes.map(describeDerivation).sort().join() ===
    after.substitutes.map(describeDerivation).sort().join();
  let isComplete = haveSameSubstitutes && haveSameGlobals;
  const compareFrom = (waiting: [Path, Path][]): void => {
    for (const [oldPath, newPath] of waiting) {
      const [a, b] = [oldPath.at(-1), newPath.at(-1)] as [ElementDeclaration, ElementDeclaration];
      const key = `${numberOf(a.type)} ${numberOf(b.type)}`;
      const isKnown = visited.has(key);
      visited.add(key);
      if (describeRules(a) !== describeRules(b)) isComplete = false;
      const documents = {
        before: writerOf(before, oldPath),
        after: writerOf(after, newPath),
        oldGlobals: oldElements,
        newGlobals: newElements,
      };
      const found = [...compareElements(a, b, documents), ...(isKnown ? [] : compareTypes(a, b, documents))];
      changes.push(...found.map((change) => ({ before: a, after: b, ...change })));
      if (isKnown || a.type.kind === "simple" || b.type.kind === "simple") continue;
      for (const [oldChild, newChild] of pairElements(listElements(a.type), listElements(b.type)))
        waiting.push([
          [...oldPath, oldChild],
          [...newPath, newChild],
        ]);
    }
  };
  // A root may be in another namespace.
  compareFrom([[[oldRoot], [newRoot]]]);
  compareFrom(globals.map(([a, b]) => [[a], [b]]));
  // No document shows the difference of a type that only `xsi:type` names.
  compareFrom(substitutes.map(([a, b]) => [[a], [b]]));
  return { changes, isComplete };
}

function describeDerivation({ base, name }: TypeDefinition): string {
  return [name, base?.name].map((each) => each && keyOf(each)).join(" ");
}

/** Pairs the elements of two versions by name. */
function pairElements(
  before: readonly ElementDeclaration[],
  after: readonly ElementDeclaration[],
): [ElementDeclaration, ElementDeclaration][] {
  const byName = new Map(after.map((element) => [keyOf(element.name), element]));
  return before.flatMap((element): [ElementDeclaration, ElementDeclaration][] => {
    const other = byName.get(keyOf(element.name));
    return other === undefined ? [] : [[element, other]];
  });
}

/** Documents in which the element that is compared has the given parts. */
type DocumentWriter = (parts: readonly ElementParts[]) => Samples;

/** The documents of both versions, and the elements that their wildcards may allow. */
interface DocumentWriters {
  readonly oldGlobals: readonly ElementDeclaration[];
  readonly newGlobals: readonly ElementDeclaration[];
  readonly before: DocumentWriter;
  readonly after: DocumentWriter;
}

function writerOf({ write, elements: [root] }: StructureVersion, path: Path): DocumentWriter {
  return (parts) => ({
    // An element that only a wildcard allows is no part of a document of the root.
    values: path[0] === root ? parts.flatMap((each) => write(path, each) ?? []) : [],
  });
}

type Found = Pick<StructureChange, "what" | "isShown" | "narrows" | "widens">;

/** A difference that documents with the given parts may show, in either version, or in those that are not included. */
function report(
  what: string,
  parts: readonly ElementParts[],
  documents: DocumentWriters,
  { isShown = false, losesNone = false, winsNone = false } = {},
): Found {
  return {
    what,
    isShown,
    narrows: losesNone ? undefined : documents.before(parts),
    widens: winsNone ? undefined : documents.after(parts),
  };
}

/** What differs between two declarations of an element, apart from their types. */
function* compareElements(
  a: ElementDeclaration,
  b: ElementDeclaration,
  documents: DocumentWriters,
): Generator<Found> {
  if (keyOf(a.name) !== keyOf(b.name)) yield report("its namespace", [{}], documents);
  if (a.nillable !== b.nillable)
    yield report(
      "whether it may be nil",
      [a, b].map(({ type }) => ({ attributes: [NIL, ...listRequired(type)], text: "" })),
      documents,
      { isShown: true, losesNone: !a.nillable, winsNone: !b.nillable },
    );
  if (describeElement(a) === describeElement(b)) return;
  const fixed = [a, b].flatMap(({ valueConstraint }) => valueConstraint?.value.lexical ?? []);
  const nil = { attributes: [NIL], text: "" };
  const texts = [...fixed, "", "x", "0", "1"].map((text) => ({ text }));
  yield report("its default or fixed value, or its identity constraints", [{}, nil, ...texts], documents);
}

const NIL = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"';

/** What differs between two types, apart from the elements inside them. */
function* compareTypes(
  { type: a }: ElementDeclaration,
  { type: b }: ElementDeclaration,
  documents: DocumentWriters,
): Generator<Found> {
  const [oldText, newText] = [textTypeOf(a), textTypeOf(b)];
  if (oldText !== undefined && newText !== undefined) {
    if (describeSimple(oldText, true) !== describeSimple(newText, true)) {
      const { narrows, widens } = compareTexts(oldText, newText);
      const write = (texts: readonly string[] | undefined, type: TypeDefinition, writer: DocumentWriter) =>
        texts && writer(texts.map((text) => ({ text, attributes: listRequired(type) })));
      yield {
        what: "its text",
        isShown: describeSimple(oldText) === describeSimple(newText),
        narrows: write(narrows, a, documents.before),
        widens: write(widens, b, documents.after),
      };
    }
  } else if (oldText !== undefined || newText !== undefined)
    yield report("the kind of its type", [{}, { text: "" }, { text: "x" }, { text: "0" }], documents);
  const [oldType, newType] = [asComplex(a), asComplex(b)];
  const losesNone = includesAttributes(newType, oldType);
  const winsNone = includesAttributes(oldType, newType);
  const isSame = (isWhole: boolean): boolean =>
    describeAttributes(oldType, newType, isWhole) === describeAttributes(newType, oldType, isWhole);
  if (!losesNone || !winsNone || !isSame(true))
    yield report(
      "its attributes",
      [...listAttributeParts(oldType, newType), ...listAttributeParts(newType, oldType)],
      documents,
      { isShown: isSame(false), losesNone, winsNone },
    );
  // Every document that leaves the attribute out has another value, and stays valid.
  for (const name of listChangedDefaults(oldType, newType))
    yield report(`the default of its attribute ${name}`, [], documents);
  if (oldText !== undefined || newText !== undefined) return;
  if (isMixed(oldType) !== isMixed(newType))
    yield report("its text between elements", [{ text: "x" }], documents, {
      losesNone: !isMixed(oldType),
      winsNone: !isMixed(newType),
    });
  if (describeContent(oldType) === describeContent(newType)) return;
  const isWritten = hasEqualContent(oldType, newType);
  for (const found of compareContent(a, b, documents)) yield { ...found, isShown: isWritten };
}

/** Compares content models as languages. */
function* compareContent(a: TypeDefinition, b: TypeDefinition, documents: DocumentWriters): Generator<Found> {
  const [oldModel, newModel] = [contentModelOf(a), contentModelOf(b)];
  const { newGlobals, oldGlobals } = documents;
  const lost = findChildren(oldModel, {
    rejectedBy: newModel,
    globals: oldGlobals,
    otherGlobals: newGlobals,
  });
  const won = findChildren(newModel, {
    rejectedBy: oldModel,
    globals: newGlobals,
    otherGlobals: oldGlobals,
  });
  if (lost === "none" && won === "none") return;
  const write = (found: typeof lost, documentsOf: DocumentWriter): Samples | undefined => {
    if (found === "none") return undefined;
    return found === "unknown" ? { values: [] } : documentsOf([{ children: found.children }]);
  };
  yield {
    what: "the order, grouping or number of its elements",
    narrows: write(lost, documents.before),
    widens: write(won, documents.after),
  };
}

/** Whether a type is known to accept all attributes of another. */
function includesAttributes(outer: ComplexType | undefined, inner: ComplexType | undefined): boolean {
  const [uses, others] = [outer?.attributeUses ?? [], inner?.attributeUses ?? []];
  const [wildcard, other] = [outer?.attributeWildcard, inner?.attributeWildcard];
  if (
    other !== undefined &&
    (wildcard === undefined || describeWildcard(wildcard) !== describeWildcard(other))
  )
    return false;
  const areKnown = others.every((use) => {
    const same = findUse(outer, use);
    return same !== undefined && (use.required || !same.required) && includesUse(same, use);
  });
  // A wildcard may have allowed what is declared now.
  return areKnown && uses.every((use) => findUse(inner, use) || (!use.required && other === undefined));
}

/** The use of the same attribute in another type. */
function findUse(type: ComplexType | undefined, use: AttributeUse): AttributeUse | undefined {
  return type?.attributeUses.find(
    ({ declaration }) => keyOf(declaration.name) === keyOf(use.declaration.name),
  );
}

function includesUse(outer: AttributeUse, inner: AttributeUse): boolean {
  const fixedOf = ({ valueConstraint }: AttributeUse): string | undefined =>
    valueConstraint?.kind === "fixed" ? valueConstraint.value.lexical : undefined;
  const isFixed = fixedOf(outer) !== undefined;
  return (
    (!isFixed || fixedOf(outer) === fixedOf(inner)) &&
    includesTexts(outer.declaration.type, inner.declaration.type)
  );
}

/** Elements with each attribute, with all of them, with another text in each, and with an unknown one. */
function listAttributeParts(
  type: ComplexType | undefined,
  other: ComplexType | undefined,
): readonly ElementParts[] {
  const uses = type?.attributeUses ?? [];
  const required = listRequired(type);
  const others = uses.flatMap((use) => {
    const rest = required.filter((each) => each.use !== use);
    const same = findUse(other, use);
    const texts = same ? listSamples(use.declaration.type, same.declaration.type) : [" x ", "0", "x"];
    return [undefined, ...texts].map((text) => [...rest, { use, text }]);
  });
  const unknown = [' any="x"', ' xmlns:other="urn:any" other:any="x"'].map((text) => [...required, text]);
  return [[], required, uses.map((use) => ({ use })), ...others, ...unknown].map((attributes) => ({
    attributes,
  }));
}
