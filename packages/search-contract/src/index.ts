export type {
  DecodeOptions,
  Issue,
  IssueCode,
  OpenContent,
  Result,
  StandardSchema,
} from "@payment-routing/contract-runtime";
export * from "./gen/index.ts";
export { type Operations, ROUTES } from "./gen/operations.ts";
