// Internals of stored decisions for benchmarks. Not for products.
export { BlockWriter, encodeBlocks } from "../decisions/decision-block.ts";
export { mergeBlocks } from "../decisions/merge-blocks.ts";
export { insertBlock, listBlocks, READ_BLOCKS, readSegments } from "../decisions/stored-blocks.ts";
