// The rest is generated from schemas/callback.
export type {
  Issue,
  IssueCode,
  ParseOptions,
  Result,
  StandardSchema,
} from "@payment-routing/contract-runtime";
export * from "./gen/index.ts";
