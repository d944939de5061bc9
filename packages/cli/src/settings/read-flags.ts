import { type ParseArgsConfig, parseArgs } from "node:util";
import type { SettingDefinitions } from "./setting-definition.ts";
import { flagName } from "./setting-definition.ts";

/** A text that a setting was given, and the flag or variable that it was given with, as it was written. */
export interface GivenText {
  readonly origin: string;
  readonly text: string;
}

export interface FlagReading {
  /** By the name of the setting; several texts where its flag may be given several times. */
  readonly given: ReadonlyMap<string, readonly GivenText[]>;
  readonly faults: string[];
}

/** Reads the arguments of a command. What the texts stand for is not judged yet. */
export function readFlags(definitions: SettingDefinitions, args: readonly string[]): FlagReading {
  const given = new Map<string, GivenText[]>();
  const faults: string[] = [];
  for (const { name, origin, value } of tokenize(definitions, args)) {
    const definition = name === undefined ? undefined : definitions[name];
    const before = given.get(name ?? "") ?? [];
    if (name === undefined || definition === undefined) {
      faults.push(origin === "" ? `unexpected argument "${value}"` : `unknown option ${origin}`);
    } else if (before.length > 0 && !definition.isRepeatable) {
      faults.push(origin === "" ? `unexpected argument "${value}"` : `${origin}: given twice`);
    } else if (value === undefined && definition.placeholder !== "") {
      faults.push(`${origin}: expected ${definition.expected}, got nothing`);
    } else {
      given.set(name, [...before, { origin, text: value ?? "true" }]);
    }
  }
  return { given, faults };
}

interface Token {
  /** The name of the setting; undefined when there is none for it. */
  readonly name: string | undefined;
  /** The flag as it was written; empty for an argument that belongs to none. */
  readonly origin: string;
  readonly value: string | undefined;
}

// Not strict: parseArgs throws at the first fault and in its own words; here every fault is named, in ours.
function tokenize(definitions: SettingDefinitions, args: readonly string[]): readonly Token[] {
  const settings = Object.entries(definitions);
  const operand = settings.find(([, { isOperand }]) => isOperand)?.[0];
  const flags = new Map(
    settings.filter(([name]) => name !== operand).map(([name]) => [flagName(name), name]),
  );
  const options: NonNullable<ParseArgsConfig["options"]> = Object.fromEntries(
    Array.from(flags, ([flag, name]) => [flag, describeOption(definitions, name)]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return tokens.flatMap((token, place): readonly Token[] => {
    if (token.kind === "option-terminator") return [];
    if (token.kind === "positional") return [{ name: operand, origin: "", value: token.value }];
    const text = args[token.index] ?? "";
    if (NEGATIVE_NUMBER.test(text)) {
      // To parseArgs each of its digits is a flag.
      const isFirst = tokens[place - 1]?.index !== token.index;
      return isFirst ? [{ name: operand, origin: "", value: text }] : [];
    }
    return [{ name: flags.get(token.name), origin: token.rawName, value: readOptionValue(token) }];
  });
}

const NEGATIVE_NUMBER = /^-\d+$/;

/** `--config --sandbox` lacks a path: a value that looks like a flag has to be written with `=`. */
function readOptionValue(option: {
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}) {
  const { value = "", inlineValue } = option;
  const looksLikeFlag = value.startsWith("-") && !NEGATIVE_NUMBER.test(value);
  return inlineValue === false && looksLikeFlag ? undefined : option.value;
}

function describeOption(definitions: SettingDefinitions, name: string) {
  const { placeholder = "", letter } = definitions[name] ?? {};
  const type = placeholder === "" ? ("boolean" as const) : ("string" as const);
  return letter === undefined ? { type } : { type, short: letter };
}
