import { readFileSync } from "node:fs";
import { Argument, type Command, InvalidArgumentError, Option } from "commander";
import {
  defaultsOf,
  flagName,
  type SettingDefinition,
  type SettingDefinitions,
  SettingsError,
  type SettingsOf,
} from "./setting-definition.ts";

/** Adds settings to a command as its options and arguments. */
export function addSettings(command: Command, definitions: SettingDefinitions): void {
  for (const [name, definition] of Object.entries(definitions)) {
    if (definition.isOperand) command.addArgument(createArgument(definition));
    else command.addOption(createOption(name, definition));
  }
}

/** Reads the settings of a command that has parsed its arguments. */
export function readSettings<Definitions extends SettingDefinitions>(
  command: Command,
  definitions: Definitions,
  environment: NodeJS.ProcessEnv,
): SettingsOf<Definitions> {
  const given: Record<string, unknown> = {};
  const operands = [...command.processedArgs];
  for (const [name, { isOperand }] of Object.entries(definitions)) {
    const value = isOperand ? operands.shift() : command.getOptionValue(name);
    if (isOperand ? value !== undefined : command.getOptionValueSource(name) === "cli") given[name] = value;
  }
  return { ...readEnvironment(definitions, environment, given), ...given };
}

/**
 * Reads settings from environment variables; those without one have their default. An empty variable counts as not
 * set, since compose files and CI systems write `PORT=` for that. Commander's own `env()` would read it as a value.
 *
 * @param given settings whose variables are not read
 * @throws SettingsError with every invalid variable
 */
export function readEnvironment<Definitions extends SettingDefinitions>(
  definitions: Definitions,
  environment: NodeJS.ProcessEnv,
  given: Readonly<Record<string, unknown>> = {},
): SettingsOf<Definitions> {
  const settings: Record<string, unknown> = defaultsOf(definitions);
  const issues: string[] = [];
  for (const [name, definition] of Object.entries(definitions)) {
    const { variable = "", alternativeTo = [], parse, expected } = definition;
    if ([name, ...alternativeTo].some((each) => each in given)) continue;
    const text = readVariable(definition, environment, issues);
    if (text === "") continue;
    const value = parse(text);
    if (value === undefined) issues.push(`${variable}: expected ${expected}, got "${text}"`);
    else settings[name] = value;
  }
  if (issues.length > 0) throw new SettingsError(issues);
  return settings as SettingsOf<Definitions>;
}

/** The value of a variable, or of the file that names it; empty without either. */
function readVariable(
  { variable = "", readFrom }: SettingDefinition<unknown>,
  environment: NodeJS.ProcessEnv,
  issues: string[],
): string {
  const text = environment[variable] ?? "";
  const file = `${variable}_FILE`;
  const path = readFrom === undefined ? "" : (environment[file] ?? "");
  if (path === "") return text;
  if (text !== "") issues.push(`${file}: expected ${variable} or ${file}, got both`);
  try {
    const content = readFileSync(path, "utf8").trim();
    if (content === "") issues.push(`${file}: expected a file with a value, got the empty file ${path}`);
    readFrom?.(content, path);
    return content;
  } catch (error) {
    const { code = "an error" } = error as NodeJS.ErrnoException;
    issues.push(`${file}: expected a file that can be read, got ${code} for ${path}`);
    return "";
  }
}

/** The syntax of an option: `--port <number>`. */
export function showFlag(name: string, { placeholder, letter }: SettingDefinition<unknown>): string {
  const short = letter === undefined ? "" : `-${letter}, `;
  return `${short}--${flagName(name)}${placeholder === "" ? "" : ` <${placeholder}>`}`;
}

/** A default with its unit; empty when there is none. */
export function showDefault(value: unknown, unit: string | undefined): string {
  if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return "";
  return `${value}${unit === undefined ? "" : ` ${unit}`}`;
}

function createArgument(definition: SettingDefinition<unknown>): Argument {
  const { placeholder, description, isOptional } = definition;
  const argument = new Argument(isOptional ? `[${placeholder}]` : `<${placeholder}>`, description);
  return argument.argParser(createParser(definition));
}

function createOption(name: string, definition: SettingDefinition<unknown>): Option {
  const { description, variable, default: value, unit, placeholder, choices } = definition;
  const help = variable === undefined ? description : `${description} (env: ${variable})`;
  const option = new Option(showFlag(name, definition), help);
  option.attributeName = () => name;
  if (placeholder === "") return option;
  const parse = createParser(definition);
  if (choices !== undefined) option.choices(choices);
  else
    option.argParser((text, previous) => {
      // `--config --sandbox` lacks the path.
      if (text.startsWith("--")) throw new InvalidArgumentError(`Expected ${definition.expected}.`);
      return parse(text, previous);
    });
  const shown = showDefault(value, unit);
  return shown === "" ? option : option.default(value, shown);
}

function createParser({ parse, expected, isRepeatable, default: preset }: SettingDefinition<unknown>) {
  return (text: string, previous: unknown): unknown => {
    const value = parse(text);
    if (value === undefined) throw new InvalidArgumentError(`Expected ${expected}.`);
    const isAnother = isRepeatable && previous !== undefined && previous !== preset;
    return isAnother ? [previous, value].flat() : value;
  };
}
