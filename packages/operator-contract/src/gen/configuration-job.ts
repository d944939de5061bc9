// Generated from schemas/operator/configuration-job.schema.json. Do not edit: npm run generate.

/**
 * Configuration to analyze.
 *
 * From configuration-job.schema.json.
 */
export interface ConfigurationJob {
  readonly configuration: ConfigurationInput;
}

/**
 * Configuration, given either as `digest` or as `files`.
 *
 * From configuration-input.schema.json.
 */
export interface ConfigurationInput {
  /**
   * Digest of a stored version, or of the configuration that the process serves.
   */
  readonly digest?: string;
  /**
   * Configuration files, without keys and secrets.
   *
   * @minItems 1
   * @maxItems 1000
   */
  readonly files?: readonly [ConfigurationFile, ...ConfigurationFile[]];
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
