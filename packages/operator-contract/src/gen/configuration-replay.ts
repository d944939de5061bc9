// Generated from schemas/operator/configuration-replay.schema.json. Do not edit: npm run generate.

import type { ConfigurationInput } from "./configuration-comparison.ts";

/**
 * Configuration, and the period of recorded decisions to replay with it.
 *
 * From configuration-replay.schema.json.
 */
export interface ConfigurationReplay {
  readonly configuration: ConfigurationInput;
  /**
   * Start of the period, inclusive. Default: seven days before `until`.
   */
  readonly since?: string;
  /**
   * End of the period, exclusive. Default: now.
   */
  readonly until?: string;
  /**
   * Maximum number of requests to replay. Default: 1000000.
   */
  readonly limit?: number;
}
