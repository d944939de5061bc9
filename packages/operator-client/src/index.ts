export { type ClientOptions, createOperatorClient } from "./create-operator-client.ts";
export type * from "./operations.ts";
export { ProblemError } from "./problem-error.ts";
