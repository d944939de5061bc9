import { ATTRIBUTES_AND_VALUES } from "./attributes-and-values.ts";
import type { ValidationCase } from "./case.ts";
import { CONTENT_MODELS } from "./content-models.ts";

/** Documents by what is tried with them. */
export const VALIDATION_CASES: readonly ValidationCase[] = [...CONTENT_MODELS, ...ATTRIBUTES_AND_VALUES];
