import type { PrimitiveName } from "../datatypes/simple-type.ts";
import type { FacetsTable, SimpleTypeTable } from "../datatypes/simple-type-table.ts";
import type {
  AttributeUseTable,
  ContentTable,
  CounterTable,
  DerivationTable,
  GuardTable,
  StateTable,
  StepTable,
  TypeDefinitionTable,
  UpdateTable,
  WildcardTable,
} from "../schema/validation-table.ts";
import { spreadRuns } from "./rows.ts";

/**
 * Reads the row of a type. The row of a simple type begins with `=` (`readSimpleRow`). The row of a complex type has the
 * content, then `@` and the indexes of its attributes, with `!` for required ones: `empty @ 3! 4`. A wildcard for attributes
 * of any namespace comes last, as how it is processed: `empty @ lax`. A leading `mixed` allows text between elements. `+7`
 * or `-7` before either means that the type extends or restricts the type at that index.
 *
 * The content is one of: `empty`; `text` and the index of a simple type; `all` and the indexes of elements, with `!` for
 * required ones and `/` between alternatives (`all?` if all may be absent); `in` and the elements of a sequence in order
 * (`readSequence`); or an automaton (`readStates`). Words that differ by consecutive indexes alone are one: `3-5?`.
 */
export function readTypeRow(row: string): TypeDefinitionTable {
  const [derived = "", sign, base] = /^([+-])(\d+) /.exec(row) ?? [];
  const derivation: DerivationTable =
    derived === "" ? {} : { base: Number(base), by: sign === "+" ? "extension" : "restriction" };
  const words = row.slice(derived.length);
  if (words.startsWith("="))
    return { kind: "simple", ...derivation, definition: readSimpleRow(words.slice(1)) };
  const mixed = words.startsWith("mixed ");
  const [content = "", uses = ""] = (mixed ? words.slice("mixed ".length) : words).split(" @ ");
  const attributes = wordsOf(uses);
  const wildcard = readWildcard(attributes.at(-1) ?? "");
  if (wildcard !== undefined) attributes.pop();
  return {
    kind: "complex",
    ...derivation,
    mixed,
    content: readContent(content),
    attributes: attributes.map(readUse),
    ...(wildcard && { attributeWildcard: wildcard }),
  };
}

/** Reads a wildcard for any namespace, written as how it is processed; undefined for an index. */
function readWildcard(word: string): WildcardTable | undefined {
  const [processContents] = /^[a-z]+/.exec(word) ?? [];
  return processContents === undefined
    ? undefined
    : { namespaces: "any", processContents: processContents as WildcardTable["processContents"] };
}

function readUse(word: string): AttributeUseTable {
  return { attribute: Number.parseInt(word, 10), required: word.endsWith("!") };
}

function readContent(words: string): ContentTable {
  if (words === "empty") return { kind: "empty" };
  const [first = "", ...others] = wordsOf(words);
  if (first === "text") return { kind: "simple", type: Number(others[0]) };
  if (first === "in") return readSequence(others.map(readPart));
  if (first !== "all" && first !== "all?") return readStates(words);
  const members = others.map((word) => ({
    elements: word.replace("!", "").split("/").map(Number),
    required: word.endsWith("!"),
  }));
  return { kind: "all", members, optional: first === "all?" };
}

/** An element of a sequence. */
interface Part {
  readonly on: number;
  readonly optional: boolean;
  readonly repeats: boolean;
  /** The maximum number of repetitions; 0 for no limit. */
  readonly max: number;
}

/**
 * Reads the index of an element, followed by `?` if it is optional, `+` if it repeats, `*` for both, and the maximum number
 * of occurrences if there is one: `7*3`.
 */
function readPart(word: string): Part {
  const [, on, occurs = "", max] = /^(\d+)(\D?)(\d*)$/.exec(word) ?? [];
  return { on: Number(on), optional: /[?*]/.test(occurs), repeats: /[+*]/.test(occurs), max: Number(max) };
}

/**
 * Reads a sequence. It has a state before each element, one behind each element that repeats, and one at the end. A state
 * from which all further elements are optional accepts.
 */
function readSequence(parts: readonly Part[]): ContentTable {
  const states: StateTable[] = [];
  const counters: CounterTable[] = [];
  const lastRequired = parts.findLastIndex(({ optional }) => !optional);
  for (const [index, { max, on, optional, repeats }] of parts.entries()) {
    const counter = max === 0 ? undefined : counters.push({ min: optional ? 0 : 1, max }) - 1;
    const behind = states.length + (repeats ? 2 : 1);
    const skip = index === parts.length - 1 ? {} : { skip: { to: behind } };
    const step = { on, to: states.length + 1 };
    const first: StepTable = counter === undefined ? step : { ...step, updates: [{ counter, to: "first" }] };
    states.push({
      steps: [first],
      accepts: index > lastRequired ? [[]] : [],
      ...(optional ? skip : {}),
    });
    if (!repeats) continue;
    const again: StepTable =
      counter === undefined
        ? step
        : { ...step, guards: [{ counter, is: "more" }], updates: [{ counter, to: "next" }] };
    states.push({ steps: [again], accepts: index >= lastRequired ? [[]] : [], ...skip });
  }
  if (parts.at(-1)?.repeats !== true) states.push({ steps: [], accepts: [[]] });
  return { kind: "states", states, counters };
}

/**
 * Reads an automaton: `1..9 / 2>1, 3>2, 3>2<0+0 .>=0`. Its counters are before the slash; its states, separated by commas,
 * are behind it. `^1` is a copy of state 1. `3>2` goes to state 2 on the element at index 3, `lax>2` on any element, which
 * is processed so. `>2` skips to state 2, and `.` accepts. Conditions and updates name a counter: `<0` if it is below its
 * maximum, `>=0` if it has reached its minimum, `=0` sets it to 1, `+0` adds 1.
 */
function readStates(words: string): ContentTable {
  const slash = words.indexOf("/");
  const states: StateTable[] = [];
  for (const state of words.slice(slash + 1).split(",")) {
    const [, same] = /^ ?\^(\d+)$/.exec(state) ?? [];
    states.push(same === undefined ? readState(wordsOf(state)) : (states[Number(same)] as StateTable));
  }
  return { kind: "states", states, counters: wordsOf(words.slice(0, Math.max(slash, 0))).map(readCounter) };
}

function readCounter(word: string): CounterTable {
  const [min, max] = word.split("..");
  return { min: Number(min), max: max === "*" ? Number.POSITIVE_INFINITY : Number(max) };
}

function readState(words: readonly string[]): StateTable {
  const skip = words.find((word) => word.startsWith(">"));
  return {
    steps: words.filter((word) => !/^[.>]/.test(word)).map(readStep),
    accepts: words.filter((word) => word.startsWith(".")).map((word) => readConditions(word).guards ?? []),
    ...(skip === undefined ? {} : { skip: readTarget(skip) }),
  };
}

function readStep(word: string): StepTable {
  const [on = ""] = word.split(">");
  return { on: readWildcard(on) ?? Number(on), ...readTarget(word) };
}

/** Reads the state and the conditions behind the first `>`. */
function readTarget(word: string): Omit<StepTable, "on"> {
  const [, to, conditions = ""] = />(\d+)(.*)/.exec(word) ?? [];
  return { to: Number(to), ...readConditions(conditions) };
}

function readConditions(text: string): Pick<StepTable, "guards" | "updates"> {
  const guards: GuardTable[] = [];
  const updates: UpdateTable[] = [];
  for (const [, sign, index] of text.matchAll(/(<|>=|=|\+)(\d+)/g)) {
    const counter = Number(index);
    if (sign === "<") guards.push({ counter, is: "more" });
    else if (sign === ">=") guards.push({ counter, is: "enough" });
    else updates.push({ counter, to: sign === "=" ? "first" : "next" });
  }
  return { ...(guards.length === 0 ? {} : { guards }), ...(updates.length === 0 ? {} : { updates }) };
}

function wordsOf(text: string): string[] {
  return spreadRuns(text.split(" ").filter((word) => word !== ""));
}

/**
 * Reads the row of a simple type behind its `=`: `any`, `list 7` with the index of the item type, `union 7 8`, or a primitive
 * and the nearest built-in type, `string token`, if that is another. Facets follow: `maxLength:35`, `1..35` for both
 * lengths, `|EUR` for an enumeration value, and a usual pattern behind ` /`.
 */
function readSimpleRow(row: string): SimpleTypeTable {
  const [start = "", pattern] = row.split(/ \/(.*)/s);
  const words = wordsOf(start.replace(/ (\d+)\.\.(\d+)/, " minLength:$1 maxLength:$2"));
  const [variety = "", second = ""] = words;
  if (variety === "any") return { variety };
  const rest = words.filter((word) => /[:|]/.test(word));
  if (variety === "list") return { variety, item: Number(second), facets: readFacets(rest, pattern) };
  if (variety === "union") {
    const members = words.slice(1, words.length - rest.length).map(Number);
    return { variety, members, facets: readFacets(rest, pattern) };
  }
  const builtIn = rest.length === words.length - 1 ? variety : second;
  const { whiteSpace = usualWhiteSpace(builtIn), ...facets } = readFacets(rest, pattern);
  return { variety: "atomic", primitive: variety as PrimitiveName, builtIn, whiteSpace, facets };
}

/** Returns the regular expression of a pattern that differs from it in its groups at most. */
export function usualExpression(pattern: string): string {
  return `^(?:${pattern.replaceAll("(", "(?:")})$`;
}

type WhiteSpace = "preserve" | "replace" | "collapse";

/** Returns the default white space mode of a built-in type (XSD 1.0 part 2, section 4.3.6). */
export function usualWhiteSpace(builtIn: string): WhiteSpace {
  if (builtIn === "string") return "preserve";
  return builtIn === "normalizedString" ? "replace" : "collapse";
}

function readFacets(
  words: readonly string[],
  pattern: string | undefined,
): FacetsTable & { readonly whiteSpace?: WhiteSpace } {
  const facets: Record<string, unknown> = {};
  const values = words.filter((word) => word.startsWith("|"));
  for (const word of words.slice(0, words.length - values.length)) {
    const colon = word.indexOf(":");
    const name = word.slice(0, colon);
    const value = word.slice(colon + 1);
    facets[name] = /Length|length|Digits/.test(name) ? Number(value) : value;
  }
  if (pattern !== undefined)
    facets.patterns = [{ source: pattern, expression: new RegExp(usualExpression(pattern), "v") }];
  if (values.length > 0) facets.enumeration = values.map((value) => ({ text: value.slice(1) }));
  return facets;
}
