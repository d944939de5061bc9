import { Locator, type Position } from "../decoding/locate.ts";
import { type ParseOptions, parseBounds } from "./parse-json.ts";
import { findOffset, readJson } from "./read-json.ts";

/** Finds where values stand in one JSON document, for what is found wrong with them once they were read. */
export class JsonLocator {
  readonly #root;
  readonly #locator: Locator;

  /** @param document valid UTF-8 */
  constructor(document: Uint8Array, options?: ParseOptions) {
    this.#root = readJson(document, parseBounds(options).maxDepth).root;
    this.#locator = new Locator(document);
  }

  /**
   * The first character of the value at a JSON Pointer; where there is no such value, of the object that it is missing
   * from. Undefined in a document that cannot be read to its end.
   */
  locate(pointer: string): Position | undefined {
    return this.#root && this.#locator.locate(findOffset(this.#root, pointer, false));
  }
}
