import type { TreeElement } from "@payment-routing/contract-runtime";
import { XML_NAMESPACE, XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { collapse, rawAttributeOf } from "./attributes.ts";

/** Namespaces of markup. Elements of other namespaces are facts. */
const MARKUP = ["", "http://www.w3.org/1999/xhtml", XSD_NAMESPACE];

/**
 * Returns the text of a component's `xs:documentation` on one line; empty if it has none. Prefers English, otherwise the
 * first language. Order: text marked as a name, text marked as a definition, other text.
 */
export function documentationOf(element: TreeElement): string {
  const all = element.children
    .filter(({ local }) => local === "annotation")
    .flatMap(({ children }) => children.filter(({ local }) => local === "documentation"));
  const parts = inOneLanguage(all).map((part) => ({
    source: rawAttributeOf(part, "source")?.toLowerCase(),
    text: factsOf(part) ?? collapse(textOf(part)),
  }));
  const join = (isJoined: (source: string | undefined) => boolean): string =>
    parts.flatMap(({ source, text }) => (isJoined(source) && text !== "" ? text : [])).join(" ");
  const definition = join((source) => source === "definition");
  if (definition === "") return join(() => true);
  const name = join((source) => source === "name");
  const others = join((source) => source !== "definition" && source !== "name");
  return `${name === "" ? "" : `${name}: `}${definition} ${others}`.trim();
}

function inOneLanguage(parts: readonly TreeElement[]): readonly TreeElement[] {
  const languages = parts.map(languageOf).filter((language) => language !== undefined);
  const language = languages.includes("en") ? "en" : languages[0];
  return parts.filter((part) => (languageOf(part) ?? language) === language);
}

function languageOf({ attributes }: TreeElement): string | undefined {
  const attribute = attributes.find(
    ({ local, namespace }) => local === "lang" && namespace === XML_NAMESPACE,
  );
  return attribute?.value.toLowerCase().split("-")[0];
}

/**
 * Reads documentation that lists facts in elements, for example UBL's `ccts:Component`: the definition, or all facts with
 * their names. Returns undefined for text with or without markup.
 */
function factsOf(part: TreeElement): string | undefined {
  const facts = leavesOf(part);
  if (facts === undefined || facts.length === 0) return undefined;
  const texts = facts.map(({ local, text }) => ({ name: local, text: collapse(text) }));
  const definitions = texts.filter(({ name, text }) => /^definition$/i.test(name) && text !== "");
  if (definitions.length > 0) return definitions.map(({ text }) => text).join(" ");
  return texts.map(({ name, text }) => `${name}: ${text}`).join("; ");
}

/** Returns the leaf elements of a structure; undefined if other elements contain text. */
function leavesOf({ children, text }: TreeElement): TreeElement[] | undefined {
  if (children.length > 0 && text.trim() !== "") return undefined;
  const leaves: TreeElement[] = [];
  for (const child of children) {
    const inside = MARKUP.includes(child.namespace) ? undefined : leavesOf(child);
    if (inside === undefined) return undefined;
    leaves.push(...(child.children.length === 0 ? [child] : inside));
  }
  return leaves;
}

/** Returns all text inside an element. Text inside nested markup follows the text around it. */
function textOf(element: TreeElement): string {
  return [element.text, ...element.children.map(textOf)].join(" ");
}
