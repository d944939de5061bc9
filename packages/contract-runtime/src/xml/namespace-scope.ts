/** The namespace of the prefix `xml`, which cannot change. */
export const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
/** The namespace of namespace declarations. */
export const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
/** The namespace of XSD and its built-in types. */
export const XSD_NAMESPACE = "http://www.w3.org/2001/XMLSchema";
export const XSI_NAMESPACE = "http://www.w3.org/2001/XMLSchema-instance";

interface Declaration {
  readonly prefix: string;
  readonly namespace: string;
  /** The depth of the declaring element; 1 for the root. */
  readonly depth: number;
}

/** The namespace declarations in scope (Namespaces in XML 1.0, section 6). A look-up takes constant time. */
export class NamespaceScope {
  /** The depth of the innermost element with declarations; 0 if there is none. */
  depth = 0;
  /** The declarations from the outermost to the innermost. */
  readonly #declarations: Declaration[] = [];
  /** The declarations by prefix, never empty. Created on first use: most documents declare nothing. */
  #byPrefix: Map<string, Declaration[]> | undefined;

  /**
   * Puts a declaration in scope until its element is left.
   *
   * @param prefix the empty string for the default namespace
   * @param namespace the empty string to undeclare the default namespace
   * @returns false if the element has already declared the prefix
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

  /** Removes the declarations of elements deeper than `depth`. */
  leave(depth: number): void {
    while (this.depth > depth) {
      const { prefix } = this.#declarations.pop() as Declaration;
      const declared = this.#byPrefix?.get(prefix);
      declared?.pop();
      if (declared?.length === 0) this.#byPrefix?.delete(prefix);
      this.depth = this.#declarations.at(-1)?.depth ?? 0;
    }
  }

  /** Visits the declarations in scope. The empty prefix stands for the default namespace. */
  forEach(visit: (prefix: string, namespace: string) => void): void {
    this.#byPrefix?.forEach((declared, prefix) => {
      visit(prefix, declared.at(-1)?.namespace ?? "");
    });
  }

  /** Returns the namespace that a prefix is declared for. */
  find(prefix: string): string | undefined {
    return this.depth === 0 ? undefined : this.#byPrefix?.get(prefix)?.at(-1)?.namespace;
  }

  /** Returns the namespace of a prefix. The empty prefix and `xml` have one without a declaration. */
  resolve(prefix: string): string | undefined {
    const namespace = this.find(prefix);
    if (namespace !== undefined || prefix === "") return namespace ?? "";
    return prefix === "xml" ? XML_NAMESPACE : undefined;
  }
}

/**
 * Returns the reason why a namespace declaration is invalid (Namespaces in XML 1.0, section 3), as the expected value;
 * undefined for a valid declaration.
 */
export function checkDeclaration(prefix: string, namespace: string): string | undefined {
  if (prefix === "xmlns") return "no declaration of the prefix xmlns";
  if ((prefix === "xml") !== (namespace === XML_NAMESPACE)) {
    return `the prefix xml for ${XML_NAMESPACE}, and for nothing else`;
  }
  if (namespace === XMLNS_NAMESPACE) return `no prefix for ${XMLNS_NAMESPACE}`;
  return namespace === "" && prefix !== "" ? "a namespace name" : undefined;
}
