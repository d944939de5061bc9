// Generated from schemas/operator/configuration-comparison.schema.json. Do not edit: npm run generate.

/**
 * Two configurations to compare.
 *
 * From configuration-comparison.schema.json.
 */
export interface ConfigurationComparison {
  readonly before?: ConfigurationInput;
  readonly configuration: ConfigurationInput;
  /**
   * How many requests to try for each account. 5000 unless given.
   */
  readonly tries?: number;
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
