export const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
export const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
export const XSI_NAMESPACE = "http://www.w3.org/2001/XMLSchema-instance";

/** The namespace declarations in force (Namespaces in XML 1.0, section 6): a stack, innermost last. */
export class NamespaceScope {
  readonly #prefixes: string[] = [];
  readonly #namespaces: string[] = [];
  readonly #depths: number[] = [];
  /** Depth of the innermost element that declares anything; 0 when none does. */
  depth = 0;

  /** `prefix` is empty for the default namespace; `namespace` is empty to undeclare it. */
  declare(prefix: string, namespace: string, depth: number): void {
    this.#prefixes.push(prefix);
    this.#namespaces.push(namespace);
    this.#depths.push(depth);
    this.depth = depth;
  }

  /** Forgets the declarations of elements deeper than `depth`. */
  leave(depth: number): void {
    while (this.depth > depth) {
      this.#prefixes.pop();
      this.#namespaces.pop();
      this.#depths.pop();
      this.depth = this.#depths.at(-1) ?? 0;
    }
  }

  /** Every declaration in force: prefix (empty for the default) and namespace. */
  inForce(): [prefix: string, namespace: string][] {
    return [...new Map(this.#prefixes.map((prefix, i) => [prefix, this.#namespaces[i] as string]))];
  }

  /** The namespace that a prefix stands for; undefined when it is not declared. The empty prefix always resolves. */
  resolve(prefix: string): string | undefined {
    for (let i = this.#prefixes.length - 1; i >= 0; i--) {
      if (this.#prefixes[i] === prefix) return this.#namespaces[i];
    }
    if (prefix === "") return "";
    return prefix === "xml" ? XML_NAMESPACE : undefined;
  }
}
