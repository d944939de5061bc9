import type { JsonSchema } from "./json-schema.ts";
import { XML_DEFINITIONS } from "./xml-definitions.ts";

type XmlDefinition = keyof typeof XML_DEFINITIONS;

/** The definitions that each XML definition refers to. */
const XML_PARTS: Readonly<Record<XmlDefinition, readonly XmlDefinition[]>> = {
  "xml:attribute": [],
  "xml:keptAttribute": [],
  "xml:element": ["xml:attribute"],
  "xml:content": ["xml:attribute", "xml:element"],
  "xml:name": [],
};

/**
 * Collects the definitions of a schema (`$defs`). A component gets its name at the first reference and is queued instead
 * of written at once: components refer to each other in cycles, and a long chain must not overflow the stack.
 */
export class Definitions {
  readonly #names = new Map<object | string, string>();
  readonly #taken = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  readonly #written = new Map<string, JsonSchema>();

  /**
   * Returns a reference to the definition of a component.
   *
   * @param wanted its name, which gets a number if another component has it
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

  /** Returns a reference to a definition that is the same in every schema. */
  referXml(name: XmlDefinition): JsonSchema {
    for (const part of [name, ...XML_PARTS[name]]) this.#written.set(part, XML_DEFINITIONS[part]);
    return referenceTo(name);
  }

  /** Returns all referenced definitions, sorted by name. */
  finish(): Readonly<Record<string, JsonSchema>> {
    // Writing a definition may append further ones.
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
