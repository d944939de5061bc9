/** Conditions of a statement and the parameters that they name, put together one at a time. */
export class Conditions {
  readonly values: unknown[] = [];
  readonly #texts: string[] = [];

  /** Adds a condition about a value, unless there is none: `write` gets the name of its parameter. */
  add<Value>(value: Value | undefined, write: (parameter: string) => string): void {
    if (value !== undefined) this.#texts.push(write(this.bind(value)));
  }

  /** Adds a condition that is about no value. */
  require(text: string): void {
    this.#texts.push(text);
  }

  /** Names a value that something other than a condition needs. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** For after `where`. */
  toString(): string {
    return this.#texts.length === 0 ? "true" : this.#texts.map((text) => `(${text})`).join(" and ");
  }
}
