// Generated from schemas/operator/configuration-job.schema.json. Do not edit: npm run generate.

import type { ConfigurationInput } from "./configuration-comparison.ts";

/**
 * Configuration to analyze.
 *
 * From configuration-job.schema.json.
 */
export interface ConfigurationJob {
  readonly configuration: ConfigurationInput;
}
