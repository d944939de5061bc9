import { isDeepStrictEqual } from "node:util";
import type {
  ContentShape,
  ElementMember,
  ElementTable,
  Member,
  ValueShape,
} from "@payment-routing/contract-runtime/codegen";

/** Joins words that differ by consecutive indexes at their beginning alone: `3? 4? 5?` is `3-5?`. */
export function joinRuns(words: readonly string[]): string[] {
  const joined: string[] = [];
  let run = { from: 0, to: Number.NaN, suffix: "" };
  for (const word of words) {
    const [, index, suffix = ""] = /^(\d+)(.*)$/.exec(word) ?? [];
    if (index !== undefined && Number(index) === run.to + 1 && suffix === run.suffix) {
      run.to++;
      joined[joined.length - 1] = `${run.from}-${run.to}${suffix}`;
      continue;
    }
    joined.push(word);
    run = { from: Number(index), to: Number(index), suffix };
  }
  return joined;
}

/**
 * Writes the row of a value shape in the words that `readValueRow` of the runtime reads. Returns undefined if words cannot
 * express it: wildcard content, and attributes that are renamed or have a value when absent.
 *
 * @param usual the usual shape for the type, whose row is `=`
 */
export function writeValueRow(
  shape: ValueShape,
  usual: ValueShape,
  elements: readonly ElementTable[],
): string | undefined {
  if (isDeepStrictEqual(shape, usual)) return "=";
  switch (shape.kind) {
    case "open":
      return "open";
    case "text":
      return shape.as === "string" ? "text" : `text ${shape.as}`;
    case "list":
      return `list ${shape.item}`;
    case "union":
      return `union ${shape.members.join(" ")}`;
    case "record":
      return isDeepStrictEqual({ ...usual, content: shape.content }, shape)
        ? writeContent(shape.content, elements)
        : undefined;
  }
}

function writeContent(content: ContentShape, elements: readonly ElementTable[]): string | undefined {
  if (content.kind === "none") return "{ }";
  if (content.kind === "text") return undefined;
  if (content.kind === "bare") return writeMember(content.member, elements);
  const words = content.members.map((member) => writeMember(member, elements));
  if (words.length === 0 || !words.every((word) => word !== undefined)) return undefined;
  return `{ ${joinRuns(words).join(" ")} }`;
}

function writeMember(member: Member, elements: readonly ElementTable[]): string | undefined {
  const { key, kind } = member;
  if (kind === "any") return undefined;
  if (kind === "element") return writeElement(member, elements);
  if (kind === "items") {
    const parts = member.items.map(({ element, label }) => writeLabel(label, element, elements));
    const flags = `${member.mixed ? "~" : ""}${member.any ? "*" : ""}`;
    return parts.length === 0 ? undefined : `${key}=(${joinRuns(parts).join(",")})${flags}`;
  }
  const parts = member.members.map((part) => writeElement(part, elements));
  return parts.every((part) => part !== undefined) ? `${key}=<${joinRuns(parts).join(",")}>` : undefined;
}

function writeElement(
  { array, element, key, max }: ElementMember,
  elements: readonly ElementTable[],
): string | undefined {
  if (!array && max !== 1) return undefined;
  const bound = array ? `[${max === Number.POSITIVE_INFINITY ? "*" : max}]` : "";
  return `${writeLabel(key, element, elements)}${bound}`;
}

function writeLabel(label: string, element: number, elements: readonly ElementTable[]): string {
  return `${elements[element]?.name === label ? "" : `${label}=`}${element}`;
}
