import type { JsonNode, XsdNode } from "../lint-node.ts";
import { each, type LintRule } from "../lint-rule.ts";
import { wordsOf } from "./words.ts";

const GLOBALS = ["element", "complexType", "simpleType", "group", "attribute", "attributeGroup"];
const PLACEHOLDER = /\b(?:TODO|TBD|FIXME|lorem ipsum)\b|^(?:description|documentation|text|\.+|-+|n\/a)$/i;

function isGlobal({ kind, parent }: XsdNode): boolean {
  return parent?.kind === "schema" && GLOBALS.includes(kind);
}

function isMember(node: XsdNode): boolean {
  const isNamed = node.attribute("name") !== undefined;
  return isNamed && !isGlobal(node) && (node.kind === "element" || node.kind === "attribute");
}

function describe({ kind, name }: XsdNode): string {
  return `the ${{ complexType: "type", simpleType: "type", attributeGroup: "attribute group" }[kind] ?? kind} "${name}"`;
}

function explainPlaceholder(text: string): string | undefined {
  const found = PLACEHOLDER.exec(text);
  return found === null ? undefined : `"${found[0]}" is a placeholder`;
}

function explainRepetition(text: string, name: string): string | undefined {
  const words = wordsOf(text).filter((word) => !["a", "an", "the", "of"].includes(word));
  const isRepeated = words.length > 0 && words.join("") === wordsOf(name).join("");
  return isRepeated ? `the documentation only repeats the name "${name}"` : undefined;
}

function descriptionOf({ schema: { description } }: JsonNode): string {
  return typeof description === "string" ? description.trim() : "";
}

export const DOCUMENTATION_RULES: readonly LintRule[] = [
  {
    id: "documentation/undocumented-declaration",
    severity: "info",
    summary: "A global element, type, group or attribute has no documentation.",
    reason:
      "The documentation becomes the comment of the generated type and the text of the reference. Say what the declaration means in xs:documentation. The generator demands the same of JSON Schema.",
    xsd: each((node) =>
      isGlobal(node) && node.documentation === undefined ? `${describe(node)} is not documented` : undefined,
    ),
  },
  {
    id: "documentation/undocumented-member",
    severity: "info",
    summary: "An element or attribute of a type has no documentation.",
    reason:
      "Writers of documents need the meaning, the unit and the effect of each member. Say it in xs:documentation.",
    xsd: each((node) =>
      isMember(node) && node.documentation === undefined ? `${describe(node)} is not documented` : undefined,
    ),
  },
  {
    id: "documentation/empty",
    severity: "warning",
    summary: "The documentation is empty or a placeholder.",
    reason: "It looks documented and is not. Write the text, or remove the element.",
    xsd: each(
      ({ documentation: text }) =>
        text === undefined
          ? undefined
          : text === ""
            ? "the documentation is empty"
            : explainPlaceholder(text),
      "documentation",
    ),
    json: each((node) => explainPlaceholder(descriptionOf(node)), "description"),
  },
  {
    id: "documentation/repeats-name",
    severity: "info",
    summary: "The documentation only repeats the name.",
    reason: "It tells nothing that the name does not. Add the meaning, the unit or the source of the value.",
    xsd: each(({ documentation = "", name }) => explainRepetition(documentation, name), "documentation"),
    json: each((node) => explainRepetition(descriptionOf(node), node.name), "description"),
  },
];
