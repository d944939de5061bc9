import { readFlags } from "./read-flags.ts";
import { defaultsOf, type SettingDefinitions, type SettingsOf } from "./setting-definition.ts";
import { variableName } from "./setting-names.ts";
import { SettingsError } from "./settings-error.ts";

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
  for (const [name, { parse, expected }] of Object.entries(definitions)) {
    const given = flags.get(name) ?? readVariable(name, environment);
    if (given === undefined) continue;
    const value = parse(given.text);
    if (value === undefined) faults.push(`${given.origin}: expected ${expected}, got "${given.text}"`);
    else settings[name] = value;
  }
  if (faults.length > 0) throw new SettingsError(faults);
  return settings as SettingsOf<Definitions>;
}

function readVariable(name: string, environment: NodeJS.ProcessEnv) {
  const origin = variableName(name);
  const text = environment[origin];
  return text === undefined || text === "" ? undefined : { origin, text };
}
