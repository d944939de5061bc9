// Random schemas and documents for tests of what is built on the compiler.

export { mutateDocument } from "./mutate-document.ts";
export { chooseRuns, EFFORT, Random, type Runs } from "./random.ts";
export { randomDocument } from "./random-document.ts";
export { type RandomSchema, randomSchema } from "./random-schema.ts";
