import { ATTRIBUTES_AND_VALUES } from "./attributes-and-values.ts";
import type { ValidationCase } from "./case.ts";
import { CONTENT_MODELS } from "./content-models.ts";
import { DERIVATION_AND_GROUPS } from "./derivation-and-groups.ts";
import { NAMESPACES_AND_INSTANCES } from "./namespaces-and-instances.ts";
import { VALUES_AND_FACETS } from "./values-and-facets.ts";

/** Documents by what is tried with them. */
export const VALIDATION_CASES: readonly ValidationCase[] = [
  ...CONTENT_MODELS,
  ...DERIVATION_AND_GROUPS,
  ...ATTRIBUTES_AND_VALUES,
  ...VALUES_AND_FACETS,
  ...NAMESPACES_AND_INSTANCES,
];
