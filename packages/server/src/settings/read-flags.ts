import { type ParseArgsConfig, parseArgs } from "node:util";
import type { SettingDefinitions } from "./setting-definition.ts";
import { flagName } from "./setting-names.ts";

/** The text that a setting was given, and the flag it was given with, as it was written. */
export interface GivenText {
  readonly origin: string;
  readonly text: string;
}

export interface FlagReading {
  /** By the name of the setting. */
  readonly given: ReadonlyMap<string, GivenText>;
  readonly faults: string[];
}

/** Reads the arguments of a command. What the texts stand for is not judged yet. */
export function readFlags(definitions: SettingDefinitions, args: readonly string[]): FlagReading {
  const names = new Map(Object.keys(definitions).map((name) => [flagName(name), name]));
  const given = new Map<string, GivenText>();
  const faults: string[] = [];
  for (const { flag, origin, value } of tokenize(definitions, args)) {
    const name = names.get(flag);
    const definition = name === undefined ? undefined : definitions[name];
    if (flag === "") faults.push(`unexpected argument "${value}"`);
    else if (name === undefined || definition === undefined) faults.push(`unknown option ${origin}`);
    else if (given.has(name)) faults.push(`${origin}: given twice`);
    else if (value !== undefined) given.set(name, { origin, text: value });
    else if (definition.placeholder === "") given.set(name, { origin, text: "true" });
    else faults.push(`${origin}: expected ${definition.expected}, got nothing`);
  }
  return { given, faults };
}

interface Token {
  /** Empty for an argument that belongs to no flag. */
  readonly flag: string;
  readonly origin: string;
  readonly value: string | undefined;
}

// Not strict: parseArgs throws at the first fault and in its own words; here every fault is named, in ours.
function tokenize(definitions: SettingDefinitions, args: readonly string[]): readonly Token[] {
  const options: NonNullable<ParseArgsConfig["options"]> = Object.fromEntries(
    Object.entries(definitions).map(([name, { placeholder }]) => [
      flagName(name),
      { type: placeholder === "" ? "boolean" : "string" },
    ]),
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
    if (token.kind === "positional") return [{ flag: "", origin: "", value: token.value }];
    // `--config --sandbox` lacks a path: a value that looks like a flag has to be written with `=`.
    const value = token.inlineValue === false && token.value.startsWith("-") ? undefined : token.value;
    return [{ flag: token.name, origin: token.rawName, value }];
  });
}
