// Random schemas and documents for tests of what is built on the compiler.

export { chooseRuns, type Runs } from "./choose-runs.ts";
export { mutateDocument } from "./mutate-document.ts";
export { Random } from "./random.ts";
export { randomDocument } from "./random-document.ts";
export { type RandomSchema, randomSchema } from "./random-schema.ts";
