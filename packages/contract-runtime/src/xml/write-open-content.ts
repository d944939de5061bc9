import { cutOff, quoteText } from "../quote-text.ts";
import { NCNAME, prefixOf, QNAME } from "./names.ts";
import { checkDeclaration, NamespaceScope } from "./namespace-scope.ts";
import type { OpenContent, XmlElement } from "./open-content.ts";
import { escapeAttribute, escapeText, writeDeclaration } from "./write.ts";

const WHOLE_NAME = new RegExp(`^${QNAME}$`, "u");
const WHOLE_PREFIX = new RegExp(`^(?:${NCNAME})?$`, "u");

/**
 * Writes open content as an element of the given name. Undeclared prefixes are declared. Inside, the default namespace is
 * the one that the content declares, or else that of an unprefixed element name.
 *
 * @param namespace the namespace of the element; the empty string for none
 * @param around the declarations in scope around the element, by prefix
 * @throws RangeError for content that no well-formed document contains: an invalid name, a duplicate attribute, a prefix
 *   with two namespaces, or a character that XML does not allow, for example U+0000
 */
export function writeOpenContent(
  name: string,
  content: OpenContent,
  namespace = "",
  around?: ReadonlyMap<string, string>,
): string {
  const scope = new NamespaceScope();
  // Treats them as declarations of an enclosing element.
  for (const [prefix, other] of around ?? []) scope.declare(prefix, other, 1);
  const ofName = prefixOf(name) === "" ? namespace : "";
  const declared = Object.entries({ "": ofName, ...content.declarations });
  const declarations = declared.filter(([prefix, other]) => scope.resolve(prefix) !== other);
  const element: XmlElement = {
    ...content,
    name,
    ...(namespace === "" ? {} : { namespace }),
    declarations: Object.fromEntries(declarations),
  };
  return writeElement(element, scope, 2);
}

function writeElement(element: XmlElement, scope: NamespaceScope, depth: number): string {
  const tag = writeTag(element, scope, depth);
  let content = "";
  for (const node of element.content) {
    content += typeof node === "string" ? escapeText(node) : writeElement(node, scope, depth + 1);
  }
  scope.leave(depth - 1);
  return content === "" ? `<${tag}/>` : `<${tag}>${content}</${element.name}>`;
}

/** Writes the text between the angle brackets of the start tag. */
function writeTag(element: XmlElement, scope: NamespaceScope, depth: number): string {
  checkNames(element);
  const attributes = element.attributes.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`);
  return `${element.name}${writeDeclarations(element, scope, depth)}${attributes.join("")}`;
}

function checkNames(element: XmlElement): void {
  const seen = new Set<string>();
  if (!WHOLE_NAME.test(element.name)) throw unwritable(element, "that is no name");
  for (const { name, namespace = "" } of element.attributes) {
    if (!WHOLE_NAME.test(name)) throw unwritable(element, `"${cutOff(name)}" is no name of an attribute`);
    if (name.includes(":") !== (namespace !== "")) {
      throw unwritable(element, `the attribute ${name} has a prefix or a namespace, not both`);
    }
    const expandedName = `${namespace} ${name.slice(name.indexOf(":") + 1)}`;
    if (seen.has(expandedName)) throw unwritable(element, `it has the attribute ${name} twice`);
    seen.add(expandedName);
  }
}

/** Writes the declarations that an element has or needs, and puts them in scope. */
function writeDeclarations(element: XmlElement, scope: NamespaceScope, depth: number): string {
  const declared = new Map(Object.entries(element.declarations ?? {}));
  for (const [prefix, namespace] of findNeeded(element)) {
    const own = declared.get(prefix);
    if (own === undefined ? scope.resolve(prefix) === namespace : own === namespace) continue;
    if (own !== undefined) throw ambiguous(element, prefix);
    declared.set(prefix, namespace);
  }
  let text = "";
  for (const [prefix, namespace] of declared) {
    const expected = WHOLE_PREFIX.test(prefix)
      ? checkDeclaration(prefix, namespace)
      : "a prefix that is a name";
    if (expected !== undefined)
      throw unwritable(element, `the prefix ${quoteText(prefix)}: expected ${expected}`);
    scope.declare(prefix, namespace, depth);
    text += writeDeclaration(prefix, namespace);
  }
  return text;
}

/** Returns the namespaces that the prefixes of an element and its attributes must have. */
function findNeeded(element: XmlElement): Map<string, string> {
  const needed = new Map([[prefixOf(element.name), element.namespace ?? ""]]);
  const need = (prefix: string, namespace: string): void => {
    if ((needed.get(prefix) ?? namespace) !== namespace) throw ambiguous(element, prefix);
    needed.set(prefix, namespace);
  };
  for (const { declarations, name, namespace } of element.attributes) {
    if (namespace !== undefined) need(prefixOf(name), namespace);
    if (declarations !== undefined)
      for (const [prefix, meaning] of Object.entries(declarations)) need(prefix, meaning);
  }
  return needed;
}

function ambiguous(element: XmlElement, prefix: string): RangeError {
  return unwritable(element, `the prefix "${prefix}" would stand for two namespaces`);
}

function unwritable({ name }: XmlElement, reason: string): RangeError {
  return new RangeError(`<${cutOff(name)}> cannot be written: ${reason}`);
}
