import type { EndedBlock } from "./decision-block.ts";

/**
 * Blocks that wait in memory, bounded in bytes. They are compressed after it: a thread that hangs keeps none of them from being
 * dropped. Drops the oldest first: operators need the newest ones.
 */
export class BlockQueue {
  readonly #maxBytes: number;
  readonly #blocks: EndedBlock[] = [];
  #bytes = 0;
  #isClosed = false;
  #wake: () => void = () => undefined;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The block that was added first. */
  get first(): EndedBlock | undefined {
    return this.#blocks[0];
  }

  /** Returns the number of decisions that were dropped to make room. A single block may exceed the bound. */
  add(block: EndedBlock): number {
    let dropped = 0;
    while (this.#blocks.length > 0 && this.#bytes + bytesOf(block) > this.#maxBytes)
      dropped += this.dropFirst();
    this.#blocks.push(block);
    this.#bytes += bytesOf(block);
    this.#wake();
    return dropped;
  }

  /** Returns the number of decisions that were dropped: 0 when no block waits. */
  dropFirst(): number {
    return this.#shift()?.decisions ?? 0;
  }

  /** Removes the first block, once there is one. Undefined when the queue is closed and empty. */
  async remove(): Promise<EndedBlock | undefined> {
    while (this.#blocks.length === 0 && !this.#isClosed)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.#shift();
  }

  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  #shift(): EndedBlock | undefined {
    const block = this.#blocks.shift();
    if (block === undefined) return undefined;
    this.#bytes -= bytesOf(block);
    return block;
  }
}

function bytesOf({ rawSegments, eventFilter }: EndedBlock): number {
  return rawSegments.reduce((sum, { length }) => sum + length, eventFilter.bytes.length);
}
