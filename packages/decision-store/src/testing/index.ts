// Internals of stored decisions for benchmarks and tests. Not for products.
export { archiveDays } from "../archive/archive-days.ts";
export { BlockWriter, encodeBlocks } from "../decision-block.ts";
export { hashEvent } from "../event-filter.ts";
export { mergeBlocks } from "../merge-blocks.ts";
export { toRecord } from "../rejected-search.ts";
export { insertBlock, listBlocks, READ_BLOCKS } from "../stored-blocks.ts";
