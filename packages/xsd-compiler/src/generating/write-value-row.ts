import type {
  AttributeMember,
  ContentShape,
  ElementTable,
  Member,
  ValueShape,
} from "@payment-routing/contract-runtime/codegen";

/**
 * The row of what a value is in words (`readValueRow` of the runtime has them), or undefined where words do not say
 * everything: for rows, items, what a wildcard lets in, and attributes that are renamed or have a value when absent.
 */
export function writeValueRow(shape: ValueShape, elements: readonly ElementTable[]): string | undefined {
  switch (shape.kind) {
    case "open":
      return "open";
    case "text":
      return `text ${shape.as}`;
    case "list":
      return `list ${shape.item}`;
    case "union":
      return `union ${shape.members.join(" ")}`;
    case "record": {
      const words = [...shape.attributes.map(writeAttribute), writeContent(shape.content, elements)];
      const isSaid = shape.anyAttribute === undefined && words.every((word) => word !== undefined);
      return isSaid ? words.join(" ") : undefined;
    }
  }
}

function writeAttribute({ key, name, namespace, type, value }: AttributeMember): string | undefined {
  return key === name && namespace === "" && value === undefined ? `@${key}:${type}` : undefined;
}

function writeContent(content: ContentShape, elements: readonly ElementTable[]): string | undefined {
  if (content.kind === "none") return "{ }";
  if (content.kind === "text") return `#${content.key ?? ""}:${content.type}`;
  if (content.kind === "bare" || content.members.length === 0) return undefined;
  const words: string[] = [];
  // The last word where it is a run of members with the names of their elements.
  let run: { readonly from: number; to: number } | undefined;
  for (const member of content.members) {
    const word = writeMember(member, elements);
    if (word === undefined) return undefined;
    const element = Number(word);
    if (run !== undefined && element === run.to + 1) {
      run.to = element;
      words[words.length - 1] = `${run.from}-${run.to}`;
    } else {
      words.push(word);
      run = Number.isNaN(element) ? undefined : { from: element, to: element };
    }
  }
  return `{ ${words.join(" ")} }`;
}

function writeMember(member: Member, elements: readonly ElementTable[]): string | undefined {
  if (member.kind !== "element" || (!member.array && member.max !== 1)) return undefined;
  const { array, element, key, max } = member;
  const name = elements[element]?.name === key ? "" : `${key}=`;
  const bound = array ? `[${max === Number.POSITIVE_INFINITY ? "*" : max}]` : "";
  return `${name}${element}${bound}`;
}
