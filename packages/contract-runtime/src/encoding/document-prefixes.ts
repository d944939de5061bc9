import { XML_NAMESPACE, XSD_NAMESPACE, XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import { writeDeclaration } from "../xml/write.ts";

/**
 * The namespaces that a document being written needs, by prefix: all are declared on its root. Content that is kept as it
 * was read brings prefixes of its own and says what they stand for; one of the root's that such content mentions without
 * meaning it would become a part of it when it is read again. So would the default namespace of a name in a text that
 * has none. The document has to be written anew then, without.
 */
export class DocumentPrefixes {
  /** The empty prefix has the default namespace. */
  readonly #declared = new Map<string, string>();
  readonly #known: Readonly<Record<string, string>>;
  readonly #avoided: ReadonlySet<string>;
  /** What content that is kept means by a prefix; undefined when that is nothing, or not the same everywhere. */
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

  /** Makes a namespace the default one, unless that is to be avoided. */
  declareDefault(namespace: string): void {
    if (!this.#avoided.has("")) this.#declared.set("", namespace);
  }

  /** The name of an element. */
  qualifyElement(namespace: string, local: string): string {
    if (namespace === "" || this.#declared.get("") === namespace) return local;
    return `${this.find(namespace)}:${local}`;
  }

  /** The name of an attribute: a default namespace is not for them. */
  qualifyAttribute(namespace: string, local: string): string {
    return namespace === "" ? local : `${this.find(namespace)}:${local}`;
  }

  /** A prefix for a namespace: the one that schemas use, one that it has, or another; the empty one for none. */
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

  /** True when the root declares a prefix for a namespace, and nothing means something else by it. */
  #stands(prefix: string, namespace: string): boolean {
    return this.#declared.get(prefix) === namespace && !this.#clashes(prefix, namespace);
  }

  /** Declares a prefix of somebody else's choice. False when it has another meaning, or is to be avoided. */
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

  /** Takes note of a prefix that content which is kept mentions, and of what it stands for there, if for anything. */
  recordMention(prefix: string, namespace: string | undefined): void {
    const same = !this.#mentioned.has(prefix) || this.#mentioned.get(prefix) === namespace;
    this.#mentioned.set(prefix, same ? namespace : undefined);
  }

  /** Prefixes that the root declares and that mean something else, or nothing, in content that is kept. */
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
