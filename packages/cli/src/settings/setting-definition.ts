/** One setting of a command: its syntax, values and description. */
export interface SettingDefinition<Value> {
  /** Undefined without a default. A command that requires the setting checks it. */
  readonly default: Value;
  readonly description: string;
  /** The unit of a number. */
  readonly unit?: string | undefined;
  /** The name of the value in help. Empty for an option without a value. */
  readonly placeholder: string;
  /** The expected value, for error messages. */
  readonly expected: string;
  /** The allowed words, if they are few. */
  readonly choices?: readonly string[];
  /** Parses a text. Undefined if it is invalid. */
  readonly parse: (text: string) => Value | undefined;
  /** The environment variable of the setting. */
  readonly variable?: string;
  /**
   * Given if the variable with `_FILE` behind its name may name a file with the value: a mounted secret. Called with the value and
   * the path.
   */
  readonly readFrom?: (value: string, path: string) => void;
  /** Alternative settings. If the option of one is given, the variable of this one is ignored. */
  readonly alternativeTo?: readonly string[];
  /** The one-letter form of the option. */
  readonly letter?: string;
  /** The option may be given several times. The lists are concatenated. */
  readonly isRepeatable?: true;
  /** The setting is an argument, not an option. It is required unless `isOptional`. */
  readonly isOperand?: true;
  readonly isOptional?: true;
}

/** The settings of one command, by name, in the order of help and documentation. */
export type SettingDefinitions = Readonly<Record<string, SettingDefinition<unknown>>>;

/** Adds the environment variable of its name to every setting. */
export function withVariables<Definitions extends SettingDefinitions>(definitions: Definitions): Definitions {
  const entries = Object.entries(definitions).map(([name, definition]) => [
    name,
    { ...definition, variable: variableName(name) },
  ]);
  return Object.fromEntries(entries) as Definitions;
}

/** The values of settings, by name. */
export type SettingsOf<Definitions extends SettingDefinitions> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends SettingDefinition<infer Value>
    ? Value
    : never;
};

/** The default of every setting. */
export function defaultsOf<Definitions extends SettingDefinitions>(
  definitions: Definitions,
): SettingsOf<Definitions> {
  const entries = Object.entries(definitions).map(([name, definition]) => [name, definition.default]);
  return Object.fromEntries(entries) as SettingsOf<Definitions>;
}

/** `bodyLimitBytes` becomes `body-limit-bytes`, and so does `body_limit_bytes`, a name of the interface. */
export function flagName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");
}

/** `bodyLimitBytes` becomes `BODY_LIMIT_BYTES`. */
export function variableName(name: string): string {
  return flagName(name).replaceAll("-", "_").toUpperCase();
}

/** Invalid settings: one line for each issue, with its flag or variable. */
export class SettingsError extends Error {
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    super(issues.join("\n"));
    this.name = "SettingsError";
    this.issues = issues;
  }
}
