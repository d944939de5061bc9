/** What the prefix `xml` always stands for. */
export const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
/** The namespace of namespace declarations. */
export const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
/** The namespace of the types that XSD itself defines. */
export const XSD_NAMESPACE = "http://www.w3.org/2001/XMLSchema";
export const XSI_NAMESPACE = "http://www.w3.org/2001/XMLSchema-instance";

interface Declaration {
  readonly prefix: string;
  readonly namespace: string;
  /** Of the element that declares it; the root has 1. */
  readonly depth: number;
}

/** The namespace declarations in force (Namespaces in XML 1.0, section 6). A look-up costs the same however many. */
export class NamespaceScope {
  /** Depth of the innermost element that declares anything; 0 when none does. */
  depth = 0;
  /** Innermost last. */
  readonly #declarations: Declaration[] = [];
  /** The same by prefix, never empty. Made with the first one: most documents declare nothing. */
  #byPrefix: Map<string, Declaration[]> | undefined;

  /**
   * Puts a declaration in force until its element is left.
   *
   * @param prefix empty for the default namespace
   * @param namespace empty to undeclare the default namespace
   * @returns false when the element has declared the prefix already
   */
  declare(prefix: string, namespace: string, depth: number): boolean {
    this.#byPrefix ??= new Map();
    const outer = this.#byPrefix.get(prefix);
    if (outer?.at(-1)?.depth === depth) return false;
    const declaration = { prefix, namespace, depth };
    if (outer === undefined) this.#byPrefix.set(prefix, [declaration]);
    else outer.push(declaration);
    this.#declarations.push(declaration);
    this.depth = depth;
    return true;
  }

  /** Drops the declarations of elements deeper than `depth`. */
  leave(depth: number): void {
    while (this.depth > depth) {
      const { prefix } = this.#declarations.pop() as Declaration;
      const declared = this.#byPrefix?.get(prefix);
      declared?.pop();
      if (declared?.length === 0) this.#byPrefix?.delete(prefix);
      this.depth = this.#declarations.at(-1)?.depth ?? 0;
    }
  }

  /** Visits the declarations in force. The empty prefix stands for the default namespace. */
  forEach(visit: (prefix: string, namespace: string) => void): void {
    this.#byPrefix?.forEach((declared, prefix) => {
      visit(prefix, declared.at(-1)?.namespace ?? "");
    });
  }

  /** The namespace that a prefix is declared for. */
  find(prefix: string): string | undefined {
    return this.depth === 0 ? undefined : this.#byPrefix?.get(prefix)?.at(-1)?.namespace;
  }

  /** The namespace that a prefix stands for, declared or not: the empty one always does, and so does `xml`. */
  resolve(prefix: string): string | undefined {
    const namespace = this.find(prefix);
    if (namespace !== undefined || prefix === "") return namespace ?? "";
    return prefix === "xml" ? XML_NAMESPACE : undefined;
  }
}

/**
 * The reason why a namespace declaration is invalid (Namespaces in XML 1.0, section 3), as the expected value;
 * undefined for a valid one.
 */
export function checkDeclaration(prefix: string, namespace: string): string | undefined {
  if (prefix === "xmlns") return "no declaration of the prefix xmlns";
  if ((prefix === "xml") !== (namespace === XML_NAMESPACE)) {
    return `the prefix xml for ${XML_NAMESPACE}, and for nothing else`;
  }
  if (namespace === XMLNS_NAMESPACE) return `no prefix for ${XMLNS_NAMESPACE}`;
  return namespace === "" && prefix !== "" ? "a namespace name" : undefined;
}
