/** Concatenates the chunks of a body, up to a maximum size. */
export class ByteCollector {
  readonly #maxBytes: number;
  readonly #chunks: Uint8Array[] = [];
  #length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Returns false and drops all chunks once the body exceeds the maximum. */
  add(chunk: Uint8Array): boolean {
    this.#length += chunk.length;
    this.#chunks.push(chunk);
    if (this.#length <= this.#maxBytes) return true;
    this.#chunks.length = 0;
    return false;
  }

  toBytes(): Uint8Array {
    const bytes = new Uint8Array(this.#length);
    let offset = 0;
    for (const chunk of this.#chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    return bytes;
  }
}
