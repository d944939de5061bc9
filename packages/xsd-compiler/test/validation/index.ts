import { ATTRIBUTES_AND_VALUES } from "./attributes-and-values.ts";
import type { ValidationCase } from "./case.ts";
import { CONTENT_MODELS } from "./content-models.ts";
import { DERIVATION_AND_GROUPS } from "./derivation-and-groups.ts";
import { FACET_COMBINATIONS } from "./facet-combinations.ts";
import { IDENTITY_CONSTRAINTS } from "./identity-constraints.ts";
import { NAMED_TYPES } from "./named-types.ts";
import { NAMESPACES_AND_INSTANCES } from "./namespaces-and-instances.ts";
import { NOTATIONS_AND_ENTITIES } from "./notations-and-entities.ts";
import { REDEFINITIONS } from "./redefinitions.ts";
import { SUBSTITUTION_GROUPS } from "./substitution-groups.ts";
import { VALUES_AND_FACETS } from "./values-and-facets.ts";

/** Documents by what is tried with them. */
export const VALIDATION_CASES: readonly ValidationCase[] = [
  ...CONTENT_MODELS,
  ...DERIVATION_AND_GROUPS,
  ...ATTRIBUTES_AND_VALUES,
  ...VALUES_AND_FACETS,
  ...FACET_COMBINATIONS,
  ...NAMESPACES_AND_INSTANCES,
  ...NAMED_TYPES,
  ...SUBSTITUTION_GROUPS,
  ...IDENTITY_CONSTRAINTS,
  ...NOTATIONS_AND_ENTITIES,
  ...REDEFINITIONS,
];
