export type { DecodeOptions, Issue, IssueCode, OpenContent, Result } from "@payment-routing/contract-runtime";
export * from "./gen/index.ts";
