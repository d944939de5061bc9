// Generated from schemas/operator/configuration-upload.schema.json. Do not edit: npm run generate.

import type { ConfigurationFile } from "./configuration-comparison.ts";
import type { Reason } from "./activation-action.ts";

/**
 * Files to store as a version.
 *
 * From configuration-upload.schema.json.
 */
export interface ConfigurationUpload {
  /**
   * Configuration files, without keys and secrets.
   *
   * @minItems 1
   * @maxItems 1000
   */
  readonly files: readonly [ConfigurationFile, ...ConfigurationFile[]];
  /**
   * Name of the version, for people. A version that is stored already keeps its own.
   */
  readonly name?: string;
  readonly reason: Reason;
}
