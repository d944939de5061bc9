// Generated from schemas/operator/configuration-upload.schema.json. Do not edit: npm run generate.

/**
 * Reason for the action, recorded in the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

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
  readonly reason: Reason;
}

/**
 * Configuration file.
 *
 * From configuration-file.schema.json.
 */
export interface ConfigurationFile {
  /**
   * File name, without a folder.
   */
  readonly path: string;
  /**
   * Content of the file.
   */
  readonly text: string;
}
