// Generated from schemas/operator/configuration-upload.schema.json. Do not edit: npm run generate.

/**
 * The reason, for the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * The files of a version to store.
 *
 * From configuration-upload.schema.json.
 */
export interface ConfigurationUpload {
  /**
   * The files, without keys and secrets.
   *
   * @minItems 1
   * @maxItems 1000
   */
  readonly files: readonly [ConfigurationFile, ...ConfigurationFile[]];
  readonly reason: Reason;
}

/**
 * A file of the configuration.
 *
 * From configuration-file.schema.json.
 */
export interface ConfigurationFile {
  /**
   * The name of the file, without a folder.
   */
  readonly path: string;
  /**
   * The content.
   */
  readonly text: string;
}
