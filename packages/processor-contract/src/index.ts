// The rest is generated from schemas/processor.
export type { Issue, IssueCode, ParseOptions, Result } from "@payment-routing/contract-runtime";
export * from "./gen/index.ts";
