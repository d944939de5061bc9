import { isIP } from "node:net";
import type { SettingDefinition } from "./setting-definition.ts";

/** A setting that is on or off. As an option it takes no value. */
export function flag(description: string): SettingDefinition<boolean> {
  const values = new Map([
    ["true", true],
    ["false", false],
  ]);
  const parse = (text: string) => values.get(text);
  return { default: false, description, placeholder: "", expected: "true or false", parse };
}

function withArticle(noun: string): string {
  return `${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`;
}

/** A text without a default that is not empty. */
export function optionalText(
  placeholder: string,
  description: string,
): SettingDefinition<string | undefined> {
  const parse = (text: string) => text || undefined;
  return { default: undefined, description, placeholder, expected: withArticle(placeholder), parse };
}

/** A text with a default. */
export function text(placeholder: string, preset: string, description: string): SettingDefinition<string> {
  const parse = (given: string) => given;
  return { default: preset, description, placeholder, expected: withArticle(placeholder), parse };
}

/** Texts separated by commas. */
export function commaList(placeholder: string, description: string): SettingDefinition<readonly string[]> {
  const parse = (text: string) => text.split(",").flatMap((each) => each.trim() || []);
  const expected = `${placeholder} separated by commas`;
  return { default: [], description, placeholder, expected, parse };
}

/** A repeatable text. */
export function textList(placeholder: string, description: string): SettingDefinition<readonly string[]> {
  const parse = (text: string) => [text];
  const expected = withArticle(placeholder);
  return { default: [], description, placeholder, expected, parse, isRepeatable: true };
}

/** A required argument. */
export function operand(placeholder: string, description: string): SettingDefinition<string> {
  const parse = (text: string) => text;
  const expected = withArticle(placeholder);
  return { default: "", description, placeholder, expected, parse, isOperand: true };
}

interface IntegerRange<Default> {
  readonly default?: Default;
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
}

/** A whole number within bounds. */
export function integer<Default extends number | undefined = undefined>(
  range: IntegerRange<Default>,
  description: string,
): SettingDefinition<Default extends number ? number : number | undefined>;
export function integer(
  { default: preset, min, max, unit }: IntegerRange<number | undefined>,
  description: string,
): SettingDefinition<number | undefined> {
  const parse = (text: string) => {
    const number = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };
  const expected = `a whole number from ${min} to ${max}`;
  return { default: preset, description, unit, placeholder: "number", expected, parse };
}

/** One of several words. */
export function choice<const Choice extends string, Preset extends NoInfer<Choice> | undefined>(
  placeholder: string,
  choices: readonly Choice[],
  preset: Preset,
  description: string,
): SettingDefinition<Choice | Preset> {
  const parse = (text: string) => choices.find((choice) => choice === text);
  const expected = `one of ${choices.join(", ")}`;
  return { default: preset, description, placeholder, expected, choices, parse };
}

/** An address to listen on. `localhost` is 127.0.0.1 only: one name must not open two listeners. */
export function listenAddress(preset: string, description: string): SettingDefinition<string> {
  const parse = (text: string) => (text === "localhost" ? "127.0.0.1" : isIP(text) === 0 ? undefined : text);
  const expected = "an IP address of this machine, such as 0.0.0.0, 127.0.0.1 or ::";
  return { default: preset, description, placeholder: "address", expected, parse };
}

/** IP addresses and CIDR ranges, separated by commas. */
export function addressList(description: string): SettingDefinition<readonly string[]> {
  const parse = (text: string) => {
    const ranges = text.split(",").map((range) => range.trim());
    return ranges.every(isAddressRange) ? ranges : undefined;
  };
  const expected = "IP addresses or CIDR ranges separated by commas, such as 10.0.0.0/8,192.0.2.7";
  return { default: [], description, placeholder: "addresses", expected, parse };
}

function isAddressRange(range: string): boolean {
  const [address = "", prefix, ...rest] = range.split("/");
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

/** An ID or a status code: any safe integer, without a default. */
export function anyInteger(description: string): SettingDefinition<number | undefined> {
  const { MIN_SAFE_INTEGER: min, MAX_SAFE_INTEGER: max } = Number;
  return integer({ min, max }, description);
}

/** A required argument that is an ID. */
export function idOperand(placeholder: string, description: string): SettingDefinition<number> {
  const { parse } = anyInteger(description);
  return { default: 0, description, placeholder, expected: "an ID", parse, isOperand: true };
}

/** A repeatable option with a whole number within bounds. */
export function integerList(
  { default: preset = [], min, max }: IntegerRange<readonly number[]>,
  description: string,
): SettingDefinition<readonly number[]> {
  const single = integer({ min, max }, description);
  const parse = (text: string) => {
    const number = single.parse(text);
    return number === undefined ? undefined : [number];
  };
  return { ...single, default: preset, parse, isRepeatable: true };
}
