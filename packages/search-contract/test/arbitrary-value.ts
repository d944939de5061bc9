import type {
  ChildTable,
  Condition,
  SchemaTable,
  SimpleTable,
} from "@payment-routing/contract-runtime/codegen";
import fc from "fast-check";

/** Any value that a type of the schema allows, made from the table that the thorough decoder reads by. */
export function arbitraryValue(table: SchemaTable, typeName: string): fc.Arbitrary<unknown> {
  const type = table.types[typeName];
  if (type === undefined) throw new RangeError(`the table has no type ${typeName}`);
  switch (type.kind) {
    case "simple":
      return arbitrarySimple(type);
    case "open":
      return arbitraryOpenContent();
    case "rows":
      return fc.array(arbitraryRecord(table, type.row), { minLength: type.min, maxLength: type.min + 3 });
    default:
      return arbitraryRecord(table, type.children).filter((value) =>
        (type.assertions ?? []).every(({ condition }) => isTrue(condition, value)),
      );
  }
}

function arbitraryRecord(
  table: SchemaTable,
  children: readonly ChildTable[],
): fc.Arbitrary<Record<string, unknown>> {
  const members = children.map((child) => [child.name, arbitraryMember(table, child)] as const);
  const requiredKeys = children.filter(({ min, max }) => max > 1 || min === 1).map(({ name }) => name);
  return fc.record(Object.fromEntries(members), { requiredKeys, noNullPrototype: true });
}

function arbitraryMember(table: SchemaTable, { type, min, max }: ChildTable): fc.Arbitrary<unknown> {
  const value = arbitraryValue(table, type);
  return max > 1 ? fc.array(value, { minLength: min, maxLength: Math.min(max, min + 3) }) : value;
}

function arbitrarySimple(type: SimpleTable): fc.Arbitrary<string | number | boolean> {
  if (type.enumeration !== undefined) return fc.constantFrom(...type.enumeration);
  if (type.base === "boolean") return fc.boolean();
  if (type.base === "integer") {
    return fc
      .maxSafeInteger()
      .map((value) => Math.min(Math.max(value, type.minimum ?? value), type.maximum ?? value) + 0);
  }
  const [pattern] = type.patterns ?? [];
  if (pattern !== undefined) return fc.stringMatching(pattern.expression);
  const text = arbitraryText();
  return type.whiteSpace === "collapse"
    ? text.map((value) => value.trim().replace(/[ \t\n\r]+/g, " "))
    : text;
}

/** Text of characters that XML can hold, rich in those that need care. */
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

/** Open content in the form that reading gives: no empty and no adjacent texts, every prefix declared. */
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
