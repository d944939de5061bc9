// Generated from schemas/mac. Do not edit: npm run generate.
import type { Result, StandardSchema } from "@payment-routing/contract-runtime";
import { runValidator, valueSchema } from "@payment-routing/contract-runtime/codegen";
import type { MacSpecification } from "./mac-specification.ts";
import { checkMacSpecification } from "./mac-specification.validator.ts";

export type { MacField, MacSpecification } from "./mac-specification.ts";

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateMacSpecification(value: unknown): Result<MacSpecification> {
  return runValidator(checkMacSpecification, value);
}

/** The Standard Schema of values: issues have path segments. */
export const macSpecificationValueSchema: StandardSchema<MacSpecification> =
  /* @__PURE__ */ valueSchema(validateMacSpecification);
