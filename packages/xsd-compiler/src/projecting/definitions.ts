import type { JsonSchema } from "./json-schema.ts";
import { XML_DEFINITIONS } from "./xml-definitions.ts";

type XmlDefinition = keyof typeof XML_DEFINITIONS;

/** The other definitions that each definition of XML refers to. */
const XML_PARTS: Readonly<Record<XmlDefinition, readonly XmlDefinition[]>> = {
  "xml:attribute": [],
  "xml:element": ["xml:attribute"],
  "xml:content": ["xml:attribute", "xml:element"],
  "xml:name": [],
};

/**
 * The definitions of a schema (`$defs`). A component gets its name when it is first referred to, and is queued.
 * Components refer to each other in cycles, and a long chain of them must not overflow the stack.
 */
export class Definitions {
  readonly #names = new Map<object | string, string>();
  readonly #taken = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  readonly #written = new Map<string, JsonSchema>();

  /**
   * A reference to the definition of a component.
   *
   * @param wanted its name, numbered when another component has it
   */
  refer(component: object | string, wanted: string, write: (name: string) => JsonSchema): JsonSchema {
    let name = this.#names.get(component);
    if (name === undefined) {
      const claimed = this.#claim(wanted);
      name = claimed;
      this.#names.set(component, claimed);
      this.#waiting.push(() => this.#written.set(claimed, write(claimed)));
    }
    return referenceTo(name);
  }

  /** A reference to one of the definitions that every schema has alike. */
  referXml(name: XmlDefinition): JsonSchema {
    for (const part of [name, ...XML_PARTS[name]]) this.#written.set(part, XML_DEFINITIONS[part]);
    return referenceTo(name);
  }

  /** All definitions that anything refers to, sorted by name. */
  finish(): Readonly<Record<string, JsonSchema>> {
    // Writing one may refer to others, which are added to the end.
    for (const write of this.#waiting) write();
    return Object.fromEntries([...this.#written].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #claim(wanted: string): string {
    let free = wanted;
    for (let i = 2; this.#taken.has(free); i++) free = `${wanted}${i}`;
    this.#taken.add(free);
    return free;
  }
}

function referenceTo(name: string): JsonSchema {
  return { $ref: `#/$defs/${encodeURI(name)}` };
}
