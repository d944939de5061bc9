// Generated from schemas/operator/configuration-replay.schema.json. Do not edit: npm run generate.

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
