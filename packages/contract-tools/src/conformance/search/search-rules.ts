import { criteriaRules } from "./criteria-rules.ts";
import { documentRules } from "./document-rules.ts";
import { operationRules } from "./operation-rules.ts";
import type { SearchRule } from "./search-rule.ts";

/** Every rule of the search. The first one sends a valid search: where it fails, most others fail too. */
export const searchRules: readonly SearchRule[] = [...operationRules, ...criteriaRules, ...documentRules];
