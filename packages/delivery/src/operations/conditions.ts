/** Builds the conditions of a statement and their parameters. */
export class Conditions {
  readonly values: unknown[] = [];
  readonly #texts: string[] = [];

  /** Adds a condition on a value unless it is undefined. `write` gets the name of its parameter. */
  add<Value>(value: Value | undefined, write: (parameter: string) => string): void {
    if (value !== undefined) this.#texts.push(write(this.bind(value)));
  }

  /** Adds a condition without a parameter. */
  require(text: string): void {
    this.#texts.push(text);
  }

  /** Adds a parameter and returns its name. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** The text of the `where` clause. */
  toString(): string {
    return this.#texts.length === 0 ? "true" : this.#texts.map((text) => `(${text})`).join(" and ");
  }
}
