import { XML_NAMESPACE, XSD_NAMESPACE, XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import { writeDeclaration } from "../xml/write.ts";

/**
 * The namespaces of the document being written, by prefix. The root declares all of them. Open content keeps its own
 * prefixes. If it uses a prefix that the root declares for another namespace, or an unprefixed name although the root has a
 * default namespace, the document is written again without that declaration.
 */
export class DocumentPrefixes {
  /** The namespaces that the root declares; the default namespace has the empty prefix. */
  readonly #declared = new Map<string, string>();
  readonly #known: Readonly<Record<string, string>>;
  readonly #avoided: ReadonlySet<string>;
  /** The namespaces of prefixes in open content; undefined for a prefix with none or several. */
  readonly #mentioned = new Map<string, string | undefined>();

  /**
   * @param known prefixes that the schemas use, and their namespaces
   * @param avoided prefixes that the root must not declare
   */
  constructor(known: Readonly<Record<string, string>>, avoided: ReadonlySet<string>) {
    this.#known = { xs: XSD_NAMESPACE, ...known, xsi: XSI_NAMESPACE };
    this.#avoided = avoided;
  }

  /** The declarations of the root so far. */
  get declared(): ReadonlyMap<string, string> {
    return this.#declared;
  }

  /** Declares the prefix that schemas use for a namespace. */
  declareKnown(prefix: string, namespace: string): void {
    this.#declared.set(prefix, namespace);
  }

  /** Declares the default namespace, unless the root must not declare one. */
  declareDefault(namespace: string): void {
    if (!this.#avoided.has("")) this.#declared.set("", namespace);
  }

  /** Returns the qualified name of an element. */
  qualifyElement(namespace: string, local: string): string {
    if (namespace === "" || this.#declared.get("") === namespace) return local;
    return `${this.find(namespace)}:${local}`;
  }

  /** Returns the qualified name of an attribute. Default namespaces do not apply to attributes. */
  qualifyAttribute(namespace: string, local: string): string {
    return namespace === "" ? local : `${this.find(namespace)}:${local}`;
  }

  /** Returns the prefix of a namespace: one of the schemas, a declared one, or a new one; empty for no namespace. */
  find(namespace: string): string {
    if (namespace === XML_NAMESPACE) return "xml";
    if (namespace === "") {
      this.recordMention("", namespace);
      return "";
    }
    const [known = "ns"] = Object.entries(this.#known).find(([, other]) => other === namespace) ?? [];
    if (this.#stands(known, namespace)) return known;
    if (!this.#isFree(known, namespace))
      for (const declared of this.#declared.keys())
        if (declared !== "" && this.#stands(declared, namespace)) return declared;
    let prefix = known;
    for (let i = 1; !this.#isFree(prefix, namespace); i++) prefix = `ns${i}`;
    this.#declared.set(prefix, namespace);
    return prefix;
  }

  /** True if the root declares a prefix for a namespace and no open content uses it for another one. */
  #stands(prefix: string, namespace: string): boolean {
    return this.#declared.get(prefix) === namespace && !this.#clashes(prefix, namespace);
  }

  /** Declares a prefix that the value chooses. Returns false if it has another meaning or must not be declared. */
  claim(prefix: string, namespace: string): boolean {
    if (this.#declared.get(prefix) === namespace) return true;
    if (!this.#isFree(prefix, namespace)) return false;
    this.#declared.set(prefix, namespace);
    return true;
  }

  #isFree(prefix: string, namespace: string): boolean {
    if (this.#avoided.has(prefix) || this.#declared.has(prefix) || this.#clashes(prefix, namespace))
      return false;
    return !Object.hasOwn(this.#known, prefix) || this.#known[prefix] === namespace;
  }

  /** Records a prefix that open content mentions, and its namespace there, if any. */
  recordMention(prefix: string, namespace: string | undefined): void {
    const same = !this.#mentioned.has(prefix) || this.#mentioned.get(prefix) === namespace;
    this.#mentioned.set(prefix, same ? namespace : undefined);
  }

  /** Returns the prefixes that the root declares and open content uses for another namespace. */
  findClashes(): readonly string[] {
    const clashing = [...this.#declared].filter(([prefix, namespace]) => this.#clashes(prefix, namespace));
    return clashing.map(([prefix]) => prefix);
  }

  #clashes(prefix: string, namespace: string): boolean {
    return this.#mentioned.has(prefix) && this.#mentioned.get(prefix) !== namespace;
  }

  /** Writes the declarations for the start tag of the root. */
  write(): string {
    const declared = [...this.#declared].sort(([a], [b]) => (a < b ? -1 : 1));
    return declared.map(([prefix, namespace]) => writeDeclaration(prefix, namespace)).join("");
  }
}
