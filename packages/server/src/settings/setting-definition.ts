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
  /** The value that a text stands for, or undefined when it stands for none. */
  readonly parse: (text: string) => Value | undefined;
}

/** The settings of one command, by name, in the order in which help and documentation show them. */
export type SettingDefinitions = Readonly<Record<string, SettingDefinition<unknown>>>;

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

/** A setting that is on or off. On the command line its name alone turns it on. */
export function flag(description: string): SettingDefinition<boolean> {
  const values = new Map([
    ["true", true],
    ["false", false],
  ]);
  const parse = (text: string) => values.get(text);
  return { default: false, description, unit: "", placeholder: "", expected: "true or false", parse };
}

/** A text without a default. */
export function optionalText(
  placeholder: string,
  description: string,
): SettingDefinition<string | undefined> {
  const parse = (text: string) => text;
  return { default: undefined, description, unit: "", placeholder, expected: `a ${placeholder}`, parse };
}

export interface IntegerRange<Default> {
  readonly default: Default;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly description: string;
}

/** A whole number within bounds. */
export function integer<Default extends number | undefined>(
  range: IntegerRange<Default>,
): SettingDefinition<Default extends number ? number : number | undefined>;
export function integer(range: IntegerRange<number | undefined>): SettingDefinition<number | undefined> {
  const { min, max } = range;
  const parse = (text: string) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };
  const { default: preset, description, unit } = range;
  return {
    default: preset,
    description,
    unit,
    placeholder: "number",
    expected: `a whole number from ${min} to ${max}`,
    parse,
  };
}

/** One word out of a few. */
export function choice<const Choice extends string>(
  placeholder: string,
  choices: readonly Choice[],
  preset: NoInfer<Choice>,
  description: string,
): SettingDefinition<Choice> {
  const parse = (text: string) => choices.find((choice) => choice === text);
  return {
    default: preset,
    description,
    unit: "",
    placeholder,
    expected: `one of ${choices.join(", ")}`,
    parse,
  };
}
