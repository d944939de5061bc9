// Generated from schemas/operator/configuration-job.schema.json. Do not edit: npm run generate.

/**
 * A configuration to check.
 *
 * From configuration-job.schema.json.
 */
export interface ConfigurationJob {
  readonly configuration: ConfigurationInput;
}

/**
 * A configuration: a stored version, or files. Exactly one member.
 *
 * From configuration-input.schema.json.
 */
export interface ConfigurationInput {
  /**
   * The digest of a stored version, or of the configuration that the process serves.
   */
  readonly digest?: string;
  /**
   * The files, without keys and secrets.
   *
   * @minItems 1
   * @maxItems 1000
   */
  readonly files?: readonly [ConfigurationFile, ...ConfigurationFile[]];
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
