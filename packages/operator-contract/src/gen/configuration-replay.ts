// Generated from schemas/operator/configuration-replay.schema.json. Do not edit: npm run generate.

/**
 * A configuration, and the recorded decisions to replay with it.
 *
 * From configuration-replay.schema.json.
 */
export interface ConfigurationReplay {
  readonly configuration: ConfigurationInput;
  /**
   * The start of the period. Seven days before its end unless given.
   */
  readonly since?: string;
  /**
   * The end of the period, exclusive. Now unless given.
   */
  readonly until?: string;
  /**
   * How many requests to replay at most. 1000000 unless given.
   */
  readonly limit?: number;
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
