import { isDeepStrictEqual } from "node:util";
import {
  type AttributeTable,
  type ComplexTypeTable,
  type ElementTable,
  type FacetsTable,
  type GuardTable,
  type PackedTables,
  type PatternTable,
  type Row,
  readTypeRow,
  type SimpleTypeTable,
  type StatesTable,
  type StateTable,
  type StepTable,
  type TypeDefinitionTable,
  type UpdateTable,
  usualExpression,
  usualLabel,
  usualShape,
  usualWhiteSpace,
  type WildcardTable,
} from "@payment-routing/contract-runtime/codegen";
import type { WrittenTables } from "../tables/codec-tables.ts";
import { joinRuns, writeValueRow } from "./write-value-row.ts";

/** Packs the tables of a schema set into rows of words, where words can express the row. */
export function packTables({ table, values }: WrittenTables): PackedTables {
  const { attributes, elements, types } = table;
  const named = [...elements, ...attributes, ...table.namedTypes];
  const namespaces = [...new Set(named.map(({ namespace }) => namespace))];
  const indexes = new Map(namespaces.map((namespace, index) => [namespace, index]));
  const packName = <Entry extends AttributeTable | ElementTable>(entry: Entry): Row<Entry> =>
    writeNameRow(entry, indexes.get(entry.namespace) ?? 0) ?? entry;
  return {
    namespaces,
    types: types.map((type) => writeTypeRow(type) ?? type),
    elements: elements.map(packName),
    attributes: attributes.map(packName),
    globalElements: countFirst(table.globalElements),
    globalAttributes: countFirst(table.globalAttributes),
    namedTypes: table.namedTypes.map(({ label, name, namespace, type }, index, all) =>
      [
        omitFirst(
          `${name} ${indexes.get(namespace)}`,
          label === usualLabel(name, namespace) ? "" : ` ${label}`,
        ),
        ...(type === (all[index - 1]?.type ?? -1) + 1 ? [] : [`@${type}`]),
      ].join(" "),
    ),
    constraints: table.constraints,
    values: values.types.map((shape, index) => {
      const usual = usualShape(types[index] as TypeDefinitionTable, elements, attributes);
      return writeValueRow(shape, usual, elements) ?? shape;
    }),
    prefixes: values.prefixes,
    unqualified: values.unqualified,
  };
}

/** Writes the row of an element or attribute in words; undefined if it has a default or fixed value. */
function writeNameRow(entry: AttributeTable | ElementTable, namespace: number): string | undefined {
  const { fixed, name, type } = entry;
  const isElement = "nillable" in entry;
  if (fixed !== undefined) return undefined;
  if (isElement && (entry.default !== undefined || entry.abstract || entry.block || entry.constraints))
    return undefined;
  return omitFirst(`${name} ${type} ${namespace}`, isElement && entry.nillable ? " nil" : "");
}

/** Joins words, without the index of the first namespace if it would be the last one. */
function omitFirst(words: string, last: string): string {
  return last === "" ? words.replace(/ 0$/, "") : words + last;
}

/** Returns the number of indexes, which must be 0, 1, 2 and so on. */
function countFirst(indexes: readonly number[]): number {
  if (indexes.some((value, index) => value !== index))
    throw new RangeError("a global component is out of order");
  return indexes.length;
}

/**
 * Writes the row of a type in the words that `readTypeRow` of the runtime reads. Returns undefined if words cannot express
 * the type: some simple types, wildcards, assertions, and attributes with a fixed value at their use.
 */
function writeTypeRow(type: TypeDefinitionTable): string | undefined {
  const derived = type.base === undefined ? "" : `${type.by === "extension" ? "+" : "-"}${type.base} `;
  if (type.kind === "simple") {
    const row = type.abstract || type.block !== undefined ? undefined : writeSimpleRow(type.definition);
    return row === undefined ? undefined : `${derived}${row}`;
  }
  const wildcard = type.attributeWildcard && writeWildcard(type.attributeWildcard);
  if ((type.attributeWildcard && wildcard === undefined) || type.assertions !== undefined) return undefined;
  if (type.abstract || type.block !== undefined) return undefined;
  if (type.attributes.some(({ fixed }) => fixed !== undefined)) return undefined;
  const content = writeModel(type);
  if (content === undefined) return undefined;
  const uses = joinRuns(
    type.attributes.map(({ attribute, required }) => `${attribute}${required ? "!" : ""}`),
  );
  if (wildcard !== undefined) uses.push(wildcard);
  return `${derived}${type.mixed ? "mixed " : ""}${content}${uses.length === 0 ? "" : ` @ ${uses.join(" ")}`}`;
}

function writeModel({ content }: ComplexTypeTable): string | undefined {
  switch (content.kind) {
    case "empty":
      return "empty";
    case "simple":
      return `text ${content.type}`;
    case "all": {
      const members = content.members.map(
        ({ elements, required }) => `${elements.join("/")}${required ? "!" : ""}`,
      );
      return [`all${content.optional ? "?" : ""}`, ...joinRuns(members)].join(" ");
    }
    case "states":
      return writeSequence(content) ?? writeStates(content);
  }
}

/** Writes a sequence of elements; undefined for other content, whose states differ from those of a sequence. */
function writeSequence(content: StatesTable): string | undefined {
  const { counters, states } = content;
  const words: string[] = [];
  // A sequence has at most two states for each element.
  for (let at: number | undefined = 0; at !== undefined && words.length < states.length; ) {
    const { accepts, skip, steps } = states[at] as StateTable;
    const [step] = steps;
    if (step === undefined) break;
    const { on, to } = step;
    const optional = skip !== undefined || accepts.length > 0;
    const again = states[to]?.steps.find((other) => other.on === on && other.to === to);
    const [counted] = again?.guards ?? [];
    const max = counted === undefined ? "" : (counters[counted.counter]?.max ?? "");
    words.push(`${on}${again === undefined ? (optional ? "?" : "") : `${optional ? "*" : "+"}${max}`}`);
    at = again === undefined ? to : states[to]?.skip?.to;
  }
  if (words.length === 0) return undefined;
  const row = `in ${joinRuns(words).join(" ")}`;
  const read = readTypeRow(row);
  return read.kind === "complex" && isDeepStrictEqual(read.content, content) ? row : undefined;
}

/** Writes a wildcard as how it is processed; undefined unless it is for any namespace. */
function writeWildcard({ namespaces, processContents }: WildcardTable): string | undefined {
  return namespaces === "any" ? processContents : undefined;
}

function writeOn({ on }: StepTable): number | string | undefined {
  return typeof on === "number" ? on : writeWildcard(on);
}

function writeStates({ counters, states }: StatesTable): string | undefined {
  if (states.some(({ steps }) => steps.some((step) => writeOn(step) === undefined))) return undefined;
  const bounds = counters.map(({ min, max }) => `${min}..${max === Number.POSITIVE_INFINITY ? "*" : max} `);
  const indexes = new Map<string, number>();
  const written = states.map((state, index) => {
    const words = writeState(state);
    const same = indexes.get(words);
    if (same === undefined) indexes.set(words, index);
    // The states of a repeated choice are the same before its first child and after each child.
    return same === undefined || words.length < 5 ? words : `^${same}`;
  });
  return `${bounds.length === 0 ? "" : `${bounds.join("")}/ `}${written.join(", ")}`;
}

function writeState({ accepts, skip, steps }: StateTable): string {
  const words = joinRuns(
    steps.map((step) => {
      const { guards = [], to, updates = [] } = step;
      return `${writeOn(step)}>${to}${guards.map(writeGuard).join("")}${updates.map(writeUpdate).join("")}`;
    }),
  );
  if (skip !== undefined) words.push(`>${skip.to}${(skip.guards ?? []).map(writeGuard).join("")}`);
  return [...words, ...accepts.map((guards) => `.${guards.map(writeGuard).join("")}`)].join(" ");
}

function writeGuard({ counter, is }: GuardTable): string {
  return `${is === "more" ? "<" : ">="}${counter}`;
}

function writeUpdate({ counter, to }: UpdateTable): string {
  return `${to === "first" ? "=" : "+"}${counter}`;
}

/**
 * Writes the row of a simple type in the words that `readSimpleRow` of the runtime reads. Returns undefined if words
 * cannot express the type: unusual patterns, white space inside values, and prefixes of values.
 */
function writeSimpleRow(type: SimpleTypeTable): string | undefined {
  if (type.variety === "any") return "=any";
  const facets = writeFacets(type.facets);
  if (facets === undefined) return undefined;
  if (type.variety === "list") return ["=list", type.item, ...facets].join(" ");
  if (type.variety === "union") return ["=union", ...type.members, ...facets].join(" ");
  const { builtIn, primitive, whiteSpace } = type;
  const unusual = whiteSpace === usualWhiteSpace(builtIn) ? [] : [`whiteSpace:${whiteSpace}`];
  return [`=${primitive}`, ...(builtIn === primitive ? [] : [builtIn]), ...unusual, ...facets].join(" ");
}

function writeFacets({ enumeration = [], patterns = [], ...facets }: FacetsTable): string[] | undefined {
  const texts = enumeration.map(({ text }) => text);
  const isWord = (text: string): boolean => !/\s/.test(text);
  if (patterns.length > 1 || !patterns.every(isUsual)) return undefined;
  if (enumeration.some(({ namespaces }) => namespaces !== undefined)) return undefined;
  if (!texts.every(isWord) || !Object.values(facets).map(String).every(isWord)) return undefined;
  const words = Object.entries(facets).map(([name, value]) => `${name}:${value}`);
  const bounds = words.join(" ").replace(/minLength:(\d+) maxLength:/, "$1..");
  return [
    ...(bounds === "" ? [] : [bounds]),
    ...texts.map((text) => `|${text}`),
    ...patterns.map(({ source }) => `/${source}`),
  ];
}

function isUsual({ expression, source }: PatternTable): boolean {
  const isLine = !/[\n\r]/.test(source);
  return isLine && expression instanceof RegExp && expression.source === usualExpression(source);
}
