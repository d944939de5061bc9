import { type ParseArgsConfig, parseArgs } from "node:util";
import { defaultSettings, SETTINGS, type SettingName, type Settings } from "../settings.ts";
import type { SettingDefinition } from "./setting-definition.ts";

/** What is wrong with the settings: one sentence a fault, each naming its flag or variable. */
export class SettingsError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "SettingsError";
    this.faults = faults;
  }
}

/**
 * Reads the settings from flags (`--port 8080`, `--port=8080`) and environment variables. An empty variable counts as
 * not set: compose files and CI systems write `PORT=` for it.
 *
 * @throws SettingsError with every fault at once; unknown flags and stray arguments are faults
 */
export function readSettings(args: readonly string[], environment: NodeJS.ProcessEnv): Settings {
  const faults: string[] = [];
  const flags = readFlags(args, faults);
  const settings: Record<string, unknown> = defaultSettings();
  for (const name of settingNames()) {
    const definition: SettingDefinition<unknown> = SETTINGS[name];
    const given = flags.get(name) ?? readVariable(name, environment);
    if (given === undefined) continue;
    const value = definition.parse(given.text);
    if (value === undefined)
      faults.push(`${given.origin}: expected ${definition.expected}, got "${given.text}"`);
    else settings[name] = value;
  }
  if (faults.length > 0) throw new SettingsError(faults);
  return settings as Settings;
}

/** `bodyLimitBytes` as its flag: `body-limit-bytes`. */
export function flagName(name: SettingName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `bodyLimitBytes` as its environment variable: `BODY_LIMIT_BYTES`. */
export function variableName(name: SettingName): string {
  return flagName(name).replaceAll("-", "_").toUpperCase();
}

export function settingNames(): readonly SettingName[] {
  return Object.keys(SETTINGS) as SettingName[];
}

interface Given {
  readonly origin: string;
  readonly text: string;
}

function readVariable(name: SettingName, environment: NodeJS.ProcessEnv): Given | undefined {
  const text = environment[variableName(name)];
  return text === undefined || text === "" ? undefined : { origin: variableName(name), text };
}

function readFlags(args: readonly string[], faults: string[]): ReadonlyMap<SettingName, Given> {
  const given = new Map<SettingName, Given>();
  for (const { kind, name, rawName, value, text } of tokenize(args)) {
    const setting = settingNames().find((candidate) => flagName(candidate) === name);
    if (kind === "positional") faults.push(`unexpected argument "${text}"`);
    else if (setting === undefined) faults.push(`unknown option ${rawName}`);
    else if (given.has(setting)) faults.push(`${rawName}: given twice`);
    else if (value !== undefined) given.set(setting, { origin: rawName, text: value });
    else if (isFlag(setting)) given.set(setting, { origin: rawName, text: "true" });
    else faults.push(`${rawName}: expected ${SETTINGS[setting].expected}, got nothing`);
  }
  return given;
}

interface Token {
  readonly kind: "option" | "positional";
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly text: string;
}

// Not strict: parseArgs throws at the first fault and in its own words; here every fault is named, in ours.
function tokenize(args: readonly string[]): readonly Token[] {
  const options: NonNullable<ParseArgsConfig["options"]> = Object.fromEntries(
    settingNames().map((name) => [flagName(name), { type: isFlag(name) ? "boolean" : "string" }]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return tokens.flatMap((token): readonly Token[] => {
    if (token.kind === "option-terminator") return [];
    if (token.kind === "positional")
      return [{ kind: "positional", name: "", rawName: "", value: undefined, text: token.value }];
    // `--config --sandbox` lacks a path: a value that looks like a flag has to be written with `=`.
    const value = token.inlineValue === false && token.value.startsWith("-") ? undefined : token.value;
    return [{ kind: "option", name: token.name, rawName: token.rawName, value, text: "" }];
  });
}

function isFlag(name: SettingName): boolean {
  return SETTINGS[name].placeholder === "";
}
