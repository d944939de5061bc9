import type { SettingDefinition, SettingDefinitions } from "./setting-definition.ts";
import { flagName } from "./setting-names.ts";

const WIDTH = 100;
const INDENT = " ".repeat(6);

/** Settings as `--help` prints them. */
export function describeSettings(definitions: SettingDefinitions): string {
  return Object.entries(definitions)
    .map(([name, definition]) => {
      const { description, unit, default: preset, variable = "" } = definition;
      const shown = showDefault(preset, unit);
      const footer = [
        ...(variable === "" ? [] : [`Environment: ${variable}.`]),
        ...(shown === "" ? [] : [`Default: ${shown}.`]),
      ];
      const paragraphs = [description, ...(footer.length === 0 ? [] : [footer.join(" ")])];
      return [`  ${showFlag(name, definition)}`, ...paragraphs.flatMap(wrap)].join("\n");
    })
    .join("\n\n");
}

/** A setting as it is written on the command line: `--port <number>`. */
export function showFlag(
  name: string,
  { placeholder, letter, isOperand }: SettingDefinition<unknown>,
): string {
  if (isOperand) return `<${placeholder}>`;
  const short = letter === undefined ? "" : `-${letter}, `;
  return `${short}--${flagName(name)}${placeholder === "" ? "" : ` <${placeholder}>`}`;
}

/** A default as people read it, with its unit; empty when there is none. */
export function showDefault(preset: unknown, unit: string): string {
  if (preset === undefined || preset === "" || (Array.isArray(preset) && preset.length === 0)) return "";
  return `${preset}${unit === "" ? "" : ` ${unit}`}`;
}

function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  let line = INDENT.slice(1);
  for (const word of text.split(" ")) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = INDENT.slice(1);
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
