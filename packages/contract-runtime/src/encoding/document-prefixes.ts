import { XML_NAMESPACE, XSD_NAMESPACE, XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import { writeDeclaration } from "../xml/write.ts";

/**
 * The namespaces of the document that is written, by prefix. The root declares all of them. Open content keeps the
 * prefixes that it was read with. If it mentions a prefix that the root declares for another namespace, or a name
 * without a prefix where the root has a default namespace, the document is written again without that declaration.
 */
export class DocumentPrefixes {
  /** The empty prefix has the default namespace. */
  readonly #declared = new Map<string, string>();
  readonly #known: Readonly<Record<string, string>>;
  readonly #avoided: ReadonlySet<string>;
  /** The namespace of a prefix in open content; undefined when it has none, or not the same everywhere. */
  readonly #mentioned = new Map<string, string | undefined>();

  /**
   * @param known prefixes that the schemas use themselves, and what for
   * @param avoided prefixes that the root must not declare
   */
  constructor(known: Readonly<Record<string, string>>, avoided: ReadonlySet<string>) {
    this.#known = { xs: XSD_NAMESPACE, ...known, xsi: XSI_NAMESPACE };
    this.#avoided = avoided;
  }

  /** The declarations on the root so far. */
  get declared(): ReadonlyMap<string, string> {
    return this.#declared;
  }

  /** Declares the prefix that schemas use for a namespace. */
  declareKnown(prefix: string, namespace: string): void {
    this.#declared.set(prefix, namespace);
  }

  /** Makes a namespace the default one, unless the root must not declare it. */
  declareDefault(namespace: string): void {
    if (!this.#avoided.has("")) this.#declared.set("", namespace);
  }

  /** The name of an element. */
  qualifyElement(namespace: string, local: string): string {
    if (namespace === "" || this.#declared.get("") === namespace) return local;
    return `${this.find(namespace)}:${local}`;
  }

  /** The name of an attribute. Default namespaces do not apply to attributes. */
  qualifyAttribute(namespace: string, local: string): string {
    return namespace === "" ? local : `${this.find(namespace)}:${local}`;
  }

  /** A prefix for a namespace: the prefix of the schemas, one that is declared, or a new one; empty for no namespace. */
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

  /** True when the root declares a prefix for a namespace, and no open content uses it for another one. */
  #stands(prefix: string, namespace: string): boolean {
    return this.#declared.get(prefix) === namespace && !this.#clashes(prefix, namespace);
  }

  /** Declares a prefix chosen by the value. False when it has another meaning, or must not be declared. */
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

  /** Prefixes that the root declares and that open content uses otherwise. */
  findClashes(): readonly string[] {
    const clashing = [...this.#declared].filter(([prefix, namespace]) => this.#clashes(prefix, namespace));
    return clashing.map(([prefix]) => prefix);
  }

  #clashes(prefix: string, namespace: string): boolean {
    return this.#mentioned.has(prefix) && this.#mentioned.get(prefix) !== namespace;
  }

  /** The declarations as they stand in the root's start tag. */
  write(): string {
    const declared = [...this.#declared].sort(([a], [b]) => (a < b ? -1 : 1));
    return declared.map(([prefix, namespace]) => writeDeclaration(prefix, namespace)).join("");
  }
}
