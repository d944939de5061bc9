import type { DecisionBlock } from "./decision-block.ts";

/** Blocks that wait in memory, bounded in decisions and bytes. Drops the oldest first: operators need the newest ones. */
export class BlockQueue {
  readonly #capacity: number;
  readonly #maxBytes: number;
  readonly #blocks: DecisionBlock[] = [];
  #decisions = 0;
  #bytes = 0;
  #isClosed = false;
  #wake: () => void = () => undefined;

  /** @param capacity the maximum number of decisions. They have about a hundred bytes; callers may send longer texts */
  constructor(capacity: number, maxBytes = capacity * 4096) {
    this.#capacity = capacity;
    this.#maxBytes = maxBytes;
  }

  /** The block that was added first. */
  get first(): DecisionBlock | undefined {
    return this.#blocks[0];
  }

  /** Returns the number of decisions that were dropped to make room. A single block may exceed the bounds. */
  add(block: DecisionBlock): number {
    let dropped = 0;
    const isFull = () =>
      this.#decisions + block.decisions > this.#capacity || this.#bytes + bytesOf(block) > this.#maxBytes;
    while (this.#blocks.length > 0 && isFull()) dropped += this.#shift()?.decisions ?? 0;
    this.#blocks.push(block);
    this.#decisions += block.decisions;
    this.#bytes += bytesOf(block);
    this.#wake();
    return dropped;
  }

  /** Removes the first block, once there is one. Undefined when the queue is closed and empty. */
  async remove(): Promise<DecisionBlock | undefined> {
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

  #shift(): DecisionBlock | undefined {
    const block = this.#blocks.shift();
    if (block === undefined) return undefined;
    this.#decisions -= block.decisions;
    this.#bytes -= bytesOf(block);
    return block;
  }
}

function bytesOf({ segments, eventFilter }: DecisionBlock): number {
  return segments.length + eventFilter.bytes.length;
}
