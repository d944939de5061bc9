// Generated from schemas/operator/configuration-comparison.schema.json. Do not edit: npm run generate.

/**
 * Two configurations to compare. Default of `before`: the served configuration.
 *
 * From configuration-comparison.schema.json.
 */
export interface ConfigurationComparison {
  readonly before?: ConfigurationInput;
  readonly configuration: ConfigurationInput;
  /**
   * Maximum number of requests to try for each account. Default: 5000.
   */
  readonly tries?: number;
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
