import { showFlag } from "./describe-settings.ts";
import { type GivenText, readFlags } from "./read-flags.ts";
import {
  defaultsOf,
  type SettingDefinition,
  type SettingDefinitions,
  SettingsError,
  type SettingsOf,
} from "./setting-definition.ts";

/**
 * Reads settings from flags (`--port 8080`, `--port=8080`) and environment variables. An empty variable counts as not
 * set: compose files and CI systems write `PORT=` for it.
 *
 * @throws SettingsError with every fault at once; unknown flags and stray arguments are faults
 */
export function readSettings<Definitions extends SettingDefinitions>(
  definitions: Definitions,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): SettingsOf<Definitions> {
  const { given: flags, faults } = readFlags(definitions, args);
  const settings: Record<string, unknown> = defaultsOf(definitions);
  for (const [name, definition] of Object.entries(definitions)) {
    const isFlagElsewhere = flags.has(definition.alternativeTo ?? "");
    const given = flags.get(name) ?? (isFlagElsewhere ? undefined : readVariable(definition, environment));
    if (given !== undefined) settings[name] = readValue(name, definition, given, faults);
    else if (definition.isOperand && !definition.isOptional)
      faults.push(`expected ${definition.expected}, got nothing`);
  }
  if (faults.length > 0) throw new SettingsError(faults);
  return settings as SettingsOf<Definitions>;
}

function readVariable(
  { variable = "" }: SettingDefinition<unknown>,
  environment: NodeJS.ProcessEnv,
): readonly GivenText[] | undefined {
  const text = environment[variable];
  return text === undefined || text === "" ? undefined : [{ origin: variable, text }];
}

function readValue(
  name: string,
  definition: SettingDefinition<unknown>,
  given: readonly GivenText[],
  faults: string[],
): unknown {
  const { parse, expected, isRepeatable } = definition;
  const values = given.map(({ origin, text }) => {
    const value = parse(text);
    if (value === undefined)
      faults.push(`${origin || showFlag(name, definition)}: expected ${expected}, got "${text}"`);
    return value;
  });
  return isRepeatable ? values.flat() : values[0];
}
