import type {
  AttributeMember,
  ContentShape,
  Member,
  ValueShape,
} from "@payment-routing/contract-runtime/codegen";

/**
 * The row of what a value is in words (`readValueRow` of the runtime has them), or undefined where words do not say
 * everything: for rows, items, what a wildcard lets in, and attributes that are renamed or have a value when absent.
 */
export function writeValueRow(shape: ValueShape): string | undefined {
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
      const words = [...shape.attributes.map(writeAttribute), writeContent(shape.content)];
      const isSaid = shape.anyAttribute === undefined && words.every((word) => word !== undefined);
      return isSaid ? words.join(" ") : undefined;
    }
  }
}

function writeAttribute({ key, name, namespace, type, value }: AttributeMember): string | undefined {
  return key === name && namespace === "" && value === undefined ? `@${key}:${type}` : undefined;
}

function writeContent(content: ContentShape): string | undefined {
  if (content.kind === "none") return "{ }";
  if (content.kind === "text") return `#${content.key ?? ""}:${content.type}`;
  if (content.kind === "bare" || content.members.length === 0) return undefined;
  const members = content.members.map(writeMember);
  return members.every((member) => member !== undefined) ? `{ ${members.join(" ")} }` : undefined;
}

function writeMember(member: Member): string | undefined {
  if (member.kind !== "element") return undefined;
  const { array, element, key, max } = member;
  if (array) return `${key}=${element}[${max === Number.POSITIVE_INFINITY ? "*" : max}]`;
  return max === 1 ? `${key}=${element}` : undefined;
}
