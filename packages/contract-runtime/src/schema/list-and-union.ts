import { restrict } from "../datatypes/prepare-simple-type.ts";
import type { DeclarePrefix } from "../datatypes/simple-type.ts";
import { type SimpleType, type SimpleValue, ValueIssue } from "../datatypes/simple-type.ts";
import type { UnionTable } from "../datatypes/simple-type-table.ts";
import { normaliseWhiteSpace } from "../lexical.ts";
import { quoteText } from "../quote-text.ts";
import type { SimpleCodec, Variety } from "./simple-codec.ts";
import type { UnionShape } from "./value-table.ts";

/** `xs:union` (XSD 1.0 part 2, section 2.5.1.3): the first member that accepts the text determines the value. */
export const union: Variety = {
  prepareType(table, find) {
    const { facets, members } = table as UnionTable;
    return prepareType(facets, members.map(find));
  },
  prepareCodec: (type, shape, find) => prepareCodec(type, (shape as UnionShape).members.map(find)),
};

function prepareType(facets: UnionTable["facets"], members: readonly SimpleType[]): SimpleType {
  const read: SimpleType["read"] = (raw, context) => {
    const issues: ValueIssue[] = [];
    for (const member of members) {
      const value = member.read(raw, context);
      if (value.kind !== "issue") return value;
      issues.push(value);
    }
    const expected = [...new Set(issues.map((issue) => issue.expected))].join(", or ");
    // The member that could read the text knows what it means.
    const read = issues.find(({ code }) => code !== "invalid-lexical");
    return new ValueIssue("invalid-lexical", expected, read?.received ?? quoteText(raw));
  };
  const identifies = members.some((member) => member.identifies);
  return restrict(
    { identifies, read },
    facets,
    (raw, value) => textOf(value) ?? normaliseWhiteSpace(raw, "collapse"),
  );
}

/** Returns the text that a union member read; undefined for a list, whose white space collapses. */
function textOf(value: SimpleValue): string | undefined {
  return value.kind === "atomic" ? value.text : undefined;
}

function prepareCodec(type: SimpleType, members: readonly SimpleCodec[]): SimpleCodec {
  return {
    type,
    form: "value",
    plain: false,
    decode(raw, context) {
      const value = type.read(raw, context);
      if (value instanceof ValueIssue) return value;
      for (const member of members) {
        const decoded = member.decode(raw, context);
        if (!(decoded instanceof ValueIssue)) return decoded;
      }
      return raw;
    },
    encode: (value, declarePrefix) => encodeMember(members, value, declarePrefix),
  };
}

/** Encodes a value by the first member that has it, in a form that no earlier member accepts. */
function encodeMember(members: readonly SimpleCodec[], value: unknown, declarePrefix: DeclarePrefix): string {
  const meanings = new Map<string, string>();
  const declare: DeclarePrefix = (namespace) => {
    const prefix = declarePrefix(namespace);
    meanings.set(prefix, namespace);
    return prefix;
  };
  const reads = ({ type }: SimpleCodec, text: string): boolean =>
    !(type.read(text, { resolvePrefix: (prefix) => meanings.get(prefix) ?? "" }) instanceof ValueIssue);
  for (const [index, member] of members.entries()) {
    try {
      const text = member.encode(value, declare);
      const texts = [text, ...respell(value, text)].filter((each) => reads(member, each));
      const earlier = members.slice(0, index);
      const own = texts.find((each) => !earlier.some((other) => reads(other, each))) ?? texts[0];
      if (own !== undefined) return own;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new TypeError("expected a value of one of the types of a union");
}

/** Returns other texts of a value, for use if an earlier member accepts the usual one. */
function respell(value: unknown, text: string): readonly string[] {
  if (typeof value === "boolean") return [value ? "1" : "0"];
  const isNumber = (typeof value === "number" && Number.isFinite(value)) || typeof value === "bigint";
  if (!isNumber) return [];
  // Only floats have an exponent, and only integers are written without a point or exponent.
  return [`${text}E0`, ...(text.startsWith("-") ? [text.replace("-", "-0")] : [`+${text}`, `0${text}`])];
}
