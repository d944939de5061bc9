import { Locator, type Position } from "../decoding/locate.ts";
import { type ParseOptions, parseBounds } from "./parse-json.ts";
import { findOffset, readJson } from "./read-json.ts";

/** Finds the positions of values in a JSON document, for issues found after parsing. */
export class JsonLocator {
  readonly #root;
  readonly #locator: Locator;

  /** @param document valid UTF-8 */
  constructor(document: Uint8Array, options?: ParseOptions) {
    this.#root = readJson(document, parseBounds(options).maxDepth).root;
    this.#locator = new Locator(document);
  }

  /**
   * Returns the position of the value at a JSON Pointer or, if there is none, of the object that lacks it. Returns undefined
   * for a malformed document.
   */
  locate(pointer: string): Position | undefined {
    return this.#root && this.#locator.locate(findOffset(this.#root, pointer, false));
  }
}
