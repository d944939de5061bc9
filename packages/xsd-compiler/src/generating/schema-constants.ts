import { keyOf, type QName } from "../components/component.ts";
import type { ComplexType, ElementDeclaration, SchemaSet } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { labelNames } from "../shaping/label-names.ts";
import type { Shape } from "../shaping/shape.ts";
import { elementsOf } from "../shaping/shape.ts";
import { Imports } from "./imports.ts";
import type { Naming } from "./naming.ts";

/** The constants that generated readers and writers share: names of elements, and simple types. */
export class SchemaConstants {
  readonly #naming: Naming;
  readonly #places: ReadonlyMap<object, number>;
  readonly #names: ReadonlyMap<string, string>;
  /** Used constants with their types, and what they are declared as. */
  readonly #declared = new Map<string, string>();
  readonly #simpleTypes = new Map<SimpleType, string>();

  /** @param shapes the types whose elements may be asked for */
  constructor(naming: Naming, shapes: ReadonlyMap<ComplexType, Shape>, places: ReadonlyMap<object, number>) {
    const elements = Array.from(shapes.values(), (shape) =>
      shape.kind === "record" ? elementsOf(shape).map(({ element }) => element.name) : [],
    );
    const names = new Map(elements.flat().map((name) => [keyOf(name), name]));
    this.#naming = naming;
    this.#places = places;
    this.#names = constantNames([...names.values()], naming.prefixes);
  }

  /** The constant of an element's name, which one module imports. */
  element(imports: Imports, element: ElementDeclaration): string {
    const constant = this.#names.get(keyOf(element.name)) ?? "";
    return this.#declare(imports, `${constant}: ElementName`, `SCHEMA.name(${this.#places.get(element)})`);
  }

  /** The constant of a simple type. Names of types have small letters, so that none is the name of an element. */
  simpleType(imports: Imports, type: SimpleType): string {
    const place = this.#places.get(type);
    let constant = this.#simpleTypes.get(type);
    if (constant === undefined) {
      // Not every type has a name of its own, and not every name of XSD is one of JavaScript.
      const name =
        this.#naming.types.get(type) ?? type.name?.local.replace(/[^\p{ID_Continue}]/gu, "_") ?? "anonymous";
      const taken = new Set(this.#simpleTypes.values());
      constant = taken.has(`TYPE_${name}`) ? `TYPE_${name}_${place}` : `TYPE_${name}`;
      this.#simpleTypes.set(type, constant);
    }
    return this.#declare(imports, `${constant}: SimpleCodec`, `SCHEMA.codec(${place})`);
  }

  /** The module of the constants in use. Empty where there are none. */
  write(): string {
    if (this.#declared.size === 0) return "";
    const imports = new Imports();
    imports.from("./table.ts", "SCHEMA");
    const declarations = Array.from(this.#declared, ([declaration, value]) => {
      imports.runtimeType(declaration.slice(declaration.indexOf(":") + 2));
      return `export const ${declaration} = ${value};\n`;
    });
    return `${imports.write()}${declarations.join("")}`;
  }

  #declare(imports: Imports, declaration: string, value: string): string {
    if (!this.#declared.has(declaration)) this.#declared.set(declaration, value);
    const [constant = ""] = declaration.split(":");
    return imports.from("./constants.ts", constant);
  }
}

/** Constants that the modules of readers and writers have besides. */
const RESERVED = ["SCHEMA", "READERS", "WRITERS"];

/**
 * Constants for names of elements, by `keyOf` them: `order_no` and `InstdAmt` become `ORDER_NO` and `INSTD_AMT`. Where
 * another namespace has the name, the prefix stands in front.
 */
function constantNames(
  names: readonly QName[],
  prefixes: SchemaSet["prefixes"],
): ReadonlyMap<string, string> {
  const taken = new Set(RESERVED);
  return new Map(
    Array.from(labelNames(names, prefixes), ([key, label]) => {
      let constant = constantName(label);
      // Names that differ in nothing but case and punctuation.
      while (taken.has(constant)) constant += "_";
      taken.add(constant);
      return [key, constant];
    }),
  );
}

/** The constant name for a name of the schema. */
export function constantName(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1_$2")
    .replace(/[^\p{ID_Continue}]+/gu, "_")
    .toUpperCase();
  return /^\p{ID_Start}/u.test(words) ? words : `_${words}`;
}
