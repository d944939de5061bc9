import type { Imports } from "./imports.ts";
import { constantName } from "./names.ts";

/** The constants that hold the tags of elements, one for each name. */
export class TagConstants {
  readonly #constants = new Map<string, string>();

  /** The constant of a name. */
  constant(name: string): string {
    const known = this.#constants.get(name);
    if (known !== undefined) return known;
    let constant = constantName(name, "tags");
    // Names that differ in case only, or in what no identifier has, are different elements all the same.
    while ([...this.#constants.values()].includes(constant)) constant += "_";
    this.#constants.set(name, constant);
    return constant;
  }

  /** Declares every constant that was asked for, an empty line behind them. */
  write(imports: Imports): string {
    const lines = [...this.#constants].map(
      ([name, constant]) => `const ${constant} = ${imports.value("elementTags")}(${JSON.stringify(name)});\n`,
    );
    return lines.length === 0 ? "" : `${lines.join("")}\n`;
  }
}
