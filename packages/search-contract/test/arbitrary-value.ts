import type {
  ComplexTypeTable,
  Condition,
  ElementMember,
  Schema,
  SimpleTypeTable,
} from "@payment-routing/contract-runtime/codegen";
import fc from "fast-check";

/** Any value that the element at a place of the tables allows. */
export function arbitraryValue(schema: Schema, element: number): fc.Arbitrary<unknown> {
  return arbitraryOfType(schema, schema.table.elements.at(element)?.type ?? -1);
}

function arbitraryOfType(schema: Schema, place: number): fc.Arbitrary<unknown> {
  const type = schema.table.types.at(place);
  const shape = schema.values.types.at(place);
  if (type?.kind === "simple") return arbitrarySimple(type.definition);
  if (shape?.kind !== "record") return arbitraryOpenContent();
  const { content } = shape;
  if (content.kind === "bare" && content.member.kind === "rows")
    return fc.array(
      arbitraryRecord(schema, content.member.members, () => true),
      { minLength: 1, maxLength: 4 },
    );
  if (content.kind !== "members" || type === undefined)
    throw new RangeError(`no values of the type at ${place}`);
  const minimum = (element: number): number => leastOf(type.content, element);
  const record = arbitraryRecord(
    schema,
    content.members as readonly ElementMember[],
    (element) => minimum(element) > 0,
  );
  return record.filter((value) => (type.assertions ?? []).every(({ condition }) => isTrue(condition, value)));
}

/** The minimum number of occurrences of an element in the content models of this contract. */
function leastOf(content: ComplexTypeTable["content"], element: number): number {
  if (content.kind === "all")
    return content.members.some(({ elements, required }) => required && elements.includes(element)) ? 1 : 0;
  if (content.kind !== "states") return 0;
  const [first] = content.states;
  const starts = first?.steps.some(({ on }) => on === element) === true;
  return starts && first?.accepts.length === 0 ? 1 : 0;
}

function arbitraryRecord(
  schema: Schema,
  members: readonly ElementMember[],
  isRequired: (element: number) => boolean,
): fc.Arbitrary<Record<string, unknown>> {
  const arbitraries = members.map(({ array, element, key }) => {
    const value = arbitraryValue(schema, element);
    const minLength = isRequired(element) ? 1 : 0;
    return [key, array ? fc.array(value, { minLength, maxLength: minLength + 3 }) : value] as const;
  });
  const requiredKeys = members
    .filter(({ array, element }) => array || isRequired(element))
    .map(({ key }) => key);
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys, noNullPrototype: true });
}

function arbitrarySimple(type: SimpleTypeTable): fc.Arbitrary<string | number | boolean> {
  if (type.variety !== "atomic") throw new RangeError("this contract has atomic types only");
  const { enumeration, maxInclusive, minInclusive, patterns } = type.facets;
  const isNumber = type.primitive === "decimal";
  if (enumeration !== undefined)
    return fc.constantFrom(...enumeration.map(({ text }) => (isNumber ? Number(text) : text)));
  if (type.primitive === "boolean") return fc.boolean();
  if (isNumber) {
    return fc
      .maxSafeInteger()
      .map(
        (value) =>
          Math.min(Math.max(value, Number(minInclusive ?? value)), Number(maxInclusive ?? value)) + 0,
      );
  }
  const [pattern] = patterns ?? [];
  if (pattern?.expression instanceof RegExp)
    return fc.stringMatching(new RegExp(pattern.expression.source, "u"));
  const text = arbitraryText();
  return type.whiteSpace === "collapse"
    ? text.map((value) => value.trim().replace(/[ \t\n\r]+/g, " "))
    : text;
}

/** Text of XML characters, with many that must be escaped or normalised. */
export function arbitraryText(): fc.Arbitrary<string> {
  const awkward = fc.constantFrom(
    "&",
    "<",
    ">",
    '"',
    "'",
    "]]>",
    "\r",
    "\n",
    "\t",
    " ",
    "é",
    "\u0085",
    "\u2028",
    "\u{1F4B3}",
    "\uFFFD",
    "\u007F",
  );
  const unit = fc.oneof(fc.string({ unit: "grapheme", maxLength: 4 }).filter(isXmlText), awkward);
  return fc.array(unit, { maxLength: 6 }).map((units) => units.join(""));
}

function isXmlText(text: string): boolean {
  return /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(text);
}

const NAMES = ["a", "b", "profile", "Größe", "x-1", "_y", "seg.2"];
const NAMESPACES = ["urn:one", "urn:two", "http://example.test/ns?a=b&c"];

/** Open content as decoders return it: no empty or adjacent texts, and no undeclared prefixes. */
function arbitraryOpenContent(): fc.Arbitrary<unknown> {
  const name = fc.constantFrom(...NAMES);
  const attributes = fc.uniqueArray(fc.record({ name, value: arbitraryText() }, { noNullPrototype: true }), {
    selector: (attribute) => attribute.name,
    maxLength: 3,
  });
  const { element } = fc.letrec<{ element: OpenElement; nodes: unknown[] }>((tie) => ({
    element: fc
      .record({
        name,
        attributes,
        content: tie("nodes"),
        namespace: fc.option(fc.constantFrom(...NAMESPACES), { nil: undefined }),
      })
      .map(({ namespace, name: local, ...rest }) =>
        namespace === undefined
          ? { name: local, ...rest }
          : { name: `p:${local}`, namespace, declarations: { p: namespace }, ...rest },
      ),
    nodes: fc
      .array(fc.oneof({ depthSize: "small", withCrossShrink: true }, arbitraryText(), tie("element")), {
        maxLength: 4,
      })
      .map(joinTexts),
  }));
  const nodes = fc.array(fc.oneof(arbitraryText(), element), { maxLength: 3 }).map(joinTexts);
  return fc.record({ attributes, content: nodes }, { noNullPrototype: true });
}

interface OpenElement {
  readonly name: string;
}

function joinTexts(nodes: readonly unknown[]): unknown[] {
  const joined: unknown[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] = last + node;
    else if (node !== "") joined.push(node);
  }
  return joined;
}

function isTrue(condition: Condition, value: Record<string, unknown>): boolean {
  if ("child" in condition) return value[condition.child] !== undefined;
  if ("not" in condition) return !isTrue(condition.not, value);
  if ("and" in condition) return condition.and.every((part) => isTrue(part, value));
  return condition.or.some((part) => isTrue(part, value));
}
