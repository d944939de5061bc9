import { isDeepStrictEqual } from "node:util";
import {
  type ComplexTypeTable,
  type FacetsTable,
  type GuardTable,
  readTypeRow,
  type SimpleTypeTable,
  type StatesTable,
  type StateTable,
  type StepTable,
  type TypeDefinitionTable,
  type UpdateTable,
  usualWhiteSpace,
} from "@payment-routing/contract-runtime/codegen";

/**
 * Writes the row of a type in the words that `readTypeRow` of the runtime reads. Returns undefined if words cannot express
 * the type: some simple types, wildcards, assertions, and attributes with a fixed value at their use.
 */
export function writeTypeRow(type: TypeDefinitionTable): string | undefined {
  const derived = type.base === undefined ? "" : `${type.by === "extension" ? "+" : "-"}${type.base} `;
  if (type.kind === "simple") {
    const row = type.abstract || type.block !== undefined ? undefined : writeSimpleRow(type.definition);
    return row === undefined ? undefined : `${derived}${row}`;
  }
  if (type.attributeWildcard !== undefined || type.assertions !== undefined) return undefined;
  if (type.abstract || type.block !== undefined) return undefined;
  if (type.attributes.some(({ fixed }) => fixed !== undefined)) return undefined;
  const content = writeContent(type);
  if (content === undefined) return undefined;
  const uses = type.attributes.map(({ attribute, required }) => ` ${attribute}${required ? "!" : ""}`);
  return `${derived}${type.mixed ? "mixed " : ""}${content}${uses.length === 0 ? "" : ` @${uses.join("")}`}`;
}

function writeContent({ content }: ComplexTypeTable): string | undefined {
  switch (content.kind) {
    case "empty":
      return "empty";
    case "simple":
      return `text ${content.type}`;
    case "all": {
      const members = content.members.map(
        ({ elements, required }) => ` ${elements.join("/")}${required ? "!" : ""}`,
      );
      return `all${content.optional ? "?" : ""}${members.join("")}`;
    }
    case "states":
      return writeSequence(content) ?? writeStates(content);
  }
}

/** Writes a sequence of elements; undefined for other content, whose states differ from those of a sequence. */
function writeSequence(content: StatesTable): string | undefined {
  const [, ...others] = content.states;
  // Each element of a sequence leads to the next state; counts that are spelt out have thousands of other states.
  const isInOrder = others.every((_, place) =>
    content.states[place]?.steps.some(({ to }) => to === place + 1),
  );
  if (others.length === 0 || !isInOrder) return undefined;
  const words = `in ${others.map((_, index) => findPart(content, index + 1)).join(" ")}`;
  const read = readTypeRow(words);
  return read.kind === "complex" && isDeepStrictEqual(read.content, content) ? words : undefined;
}

/** Writes the element that leads to a state: optional if an earlier state skips it, repeated if the state loops. */
function findPart({ counters, states }: StatesTable, place: number): string {
  const on = states.flatMap(({ steps }) => steps).find(({ to }) => to === place)?.on;
  const optional = states
    .slice(0, place)
    .some(({ accepts, steps }) => accepts.length > 0 || steps.some(({ to }) => to > place));
  const again = states[place]?.steps.find(({ to }) => to <= place);
  if (again === undefined) return `${on}${optional ? "?" : ""}`;
  const [counted] = again.guards ?? [];
  return `${on}${optional ? "*" : "+"}${counted === undefined ? "" : (counters[counted.counter]?.max ?? "")}`;
}

function writeStates({ counters, states }: StatesTable): string | undefined {
  const isWildcard = ({ on }: StepTable): boolean => typeof on !== "number";
  if (states.some(({ steps }) => steps.some(isWildcard))) return undefined;
  const bounds = counters.map(({ min, max }) => `${min}..${max === Number.POSITIVE_INFINITY ? "*" : max} `);
  const places = new Map<string, number>();
  const written = states.map((state, place) => {
    const words = writeState(state);
    const same = places.get(words);
    if (same === undefined) places.set(words, place);
    // The states of a repeated choice are the same before its first child and after each child.
    return same === undefined || words.length < 5 ? words : `^${same}`;
  });
  return `${bounds.length === 0 ? "" : `${bounds.join("")}/ `}${written.join(", ")}`;
}

function writeState({ accepts, steps }: StateTable): string {
  const words = steps.map(
    ({ on, to, guards = [], updates = [] }) =>
      `${on}>${to}${guards.map(writeGuard).join("")}${updates.map(writeUpdate).join("")}`,
  );
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
 * cannot express the type: patterns, white space inside values, and prefixes of values.
 */
function writeSimpleRow(type: SimpleTypeTable): string | undefined {
  if (type.variety === "any") return "=any";
  const facets = writeFacets(type.facets);
  if (facets === undefined) return undefined;
  if (type.variety === "list") return ["=list", type.item, ...facets].join(" ");
  if (type.variety === "union") return ["=union", ...type.members, ...facets].join(" ");
  const { builtIn, primitive, whiteSpace } = type;
  const unusual = whiteSpace === usualWhiteSpace(builtIn) ? [] : [`whiteSpace:${whiteSpace}`];
  return [`=${primitive}`, builtIn, ...unusual, ...facets].join(" ");
}

function writeFacets({ enumeration = [], patterns, ...facets }: FacetsTable): string[] | undefined {
  const texts = enumeration.map(({ text }) => text);
  const isWord = (text: string): boolean => !/\s/.test(text);
  if (patterns !== undefined || enumeration.some(({ namespaces }) => namespaces !== undefined))
    return undefined;
  if (!texts.every(isWord) || !Object.values(facets).map(String).every(isWord)) return undefined;
  return [
    ...Object.entries(facets).map(([name, value]) => `${name}:${value}`),
    ...texts.map((text) => `|${text}`),
  ];
}
