/** One setting: how it is written, what it may be and what it means. */
export interface SettingDefinition<Value> {
  /** Undefined where there is none: the setting is optional then, or the command that needs it asks for it. */
  readonly default: Value;
  readonly description: string;
  /** What a number counts; empty for what is not a number. */
  readonly unit: string;
  /** What stands for the value in help. Empty for a flag, which takes none. */
  readonly placeholder: string;
  /** What a value has to be, as an error says it. */
  readonly expected: string;
  /** The words that it may be, where those are few. */
  readonly choices?: readonly string[];
  /** The value that a text stands for, or undefined when it stands for none. */
  readonly parse: (text: string) => Value | undefined;
  /** The environment variable that may give it. */
  readonly variable?: string;
  /** The name of a setting that says the same in another way: where the flag of that one is given, the variable is not read. */
  readonly alternativeTo?: string;
  /** The short form of its flag, one letter. */
  readonly letter?: string;
  /** Its flag may be given several times: the lists that the texts stand for become one. */
  readonly isRepeatable?: true;
  /** It is the argument that belongs to no flag, and has to be there unless it is optional. */
  readonly isOperand?: true;
  readonly isOptional?: true;
}

/** The settings of one command, by name, in the order in which help and documentation show them. */
export type SettingDefinitions = Readonly<Record<string, SettingDefinition<unknown>>>;

/** Gives every setting the environment variable of its name. */
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

/** The settings when nothing is set. */
export function defaultsOf<Definitions extends SettingDefinitions>(
  definitions: Definitions,
): SettingsOf<Definitions> {
  const entries = Object.entries(definitions).map(([name, definition]) => [name, definition.default]);
  return Object.fromEntries(entries) as SettingsOf<Definitions>;
}

/** `bodyLimitBytes` as its flag, without the hyphens before it: `body-limit-bytes`. */
export function flagName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `bodyLimitBytes` as its environment variable: `BODY_LIMIT_BYTES`. */
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
