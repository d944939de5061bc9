import { keyOf, type QName } from "../components/component.ts";
import type { ElementDeclaration, SchemaSet } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { claimName, labelNames } from "../shaping/label-names.ts";
import { elementsOf } from "../shaping/shape.ts";
import { Imports } from "./imports.ts";
import type { Naming } from "./naming.ts";

/** Collects the constants of generated readers: element names and simple types. */
export class SchemaConstants {
  readonly #naming: Naming;
  readonly #indexes: ReadonlyMap<object, number>;
  readonly #names: ReadonlyMap<string, string>;
  /** The values of the constants in use. */
  readonly #declared = new Map<string, string>();
  readonly #simpleTypes = new Map<SimpleType, string>();

  /** @param indexes the indexes of components in the tables */
  constructor(naming: Naming, indexes: ReadonlyMap<object, number>) {
    const elements = Array.from(naming.shapes.values(), (shape) =>
      shape.kind === "record" ? elementsOf(shape).map(({ element }) => element.name) : [],
    );
    const names = new Map(elements.flat().map((name) => [keyOf(name), name]));
    this.#naming = naming;
    this.#indexes = indexes;
    // Readers declare a constant for each type with attributes.
    const reserved = Array.from(naming.types.values(), (name) => `${name}_TYPE`);
    this.#names = constantNames([...names.values()], naming.prefixes, reserved);
  }

  /** Returns the constant of an element's name and imports it. */
  element(imports: Imports, element: ElementDeclaration): string {
    const constant = this.#names.get(keyOf(element.name)) ?? "";
    return this.#declare(imports, constant, `SCHEMA.name(${this.#indexes.get(element)})`);
  }

  /** Returns the constant of a simple type. */
  simpleType(imports: Imports, type: SimpleType): string {
    const index = this.#indexes.get(type);
    let constant = this.#simpleTypes.get(type);
    if (constant === undefined) {
      // Some types have no name of their own, and some XSD names are not JavaScript names.
      const name =
        this.#naming.types.get(type) ?? type.name?.local.replace(/[^\p{ID_Continue}]/gu, "_") ?? "anonymous";
      const taken = new Set([...this.#simpleTypes.values(), ...this.#names.values()]);
      constant = claimName(taken, taken.has(`TYPE_${name}`) ? `TYPE_${name}_${index}` : `TYPE_${name}`);
      this.#simpleTypes.set(type, constant);
    }
    return this.#declare(imports, constant, `SCHEMA.codec(${index})`);
  }

  /** Writes the module of the constants in use. Empty if there are none. */
  write(): string {
    if (this.#declared.size === 0) return "";
    const imports = new Imports();
    imports.from("./table.ts", "SCHEMA");
    const declarations = Array.from(
      this.#declared,
      ([constant, value]) => `export const ${constant} = ${value};\n`,
    );
    return `${imports.write()}${declarations.join("")}`;
  }

  #declare(imports: Imports, constant: string, value: string): string {
    if (!this.#declared.has(constant)) this.#declared.set(constant, value);
    return imports.from("./constants.ts", constant);
  }
}

/** Other constants of the reader module. */
const RESERVED = ["NO_ITEMS", "SCHEMA", "READERS"];

/**
 * Constants for element names, by `keyOf` of the name: `order_no` and `InstdAmt` become `ORDER_NO` and `INSTD_AMT`. If
 * another namespace has the same name, the constant starts with the prefix.
 */
function constantNames(
  names: readonly QName[],
  prefixes: SchemaSet["prefixes"],
  reserved: readonly string[],
): ReadonlyMap<string, string> {
  const taken = new Set([...RESERVED, ...reserved]);
  return new Map(
    // Names may differ only in case and punctuation.
    Array.from(labelNames(names, prefixes), ([key, label]) => [key, claimName(taken, constantName(label))]),
  );
}

/** Returns the constant name for a name of the schema. */
export function constantName(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1_$2")
    .replace(/[^\p{ID_Continue}]+/gu, "_")
    .toUpperCase();
  return /^\p{ID_Start}/u.test(words) ? words : `_${words}`;
}
