// The rest is generated from schemas/operator.
export type { Issue, IssueCode, ParseOptions, Result, Route } from "@payment-routing/contract-runtime";
export * from "./gen/index.ts";
export type { ProblemCode } from "./gen/problems.ts";
