// The rest is generated from schemas/operator.
export type { Issue, IssueCode, ParseOptions, Result, Route } from "@payment-routing/contract-runtime";
export * from "./gen/index.ts";
export { REQUESTS } from "./gen/operation-requests.ts";
export { ROUTES } from "./gen/operations.ts";
export { PROBLEMS, type ProblemCode } from "./gen/problems.ts";
