import type { SettingDefinition, SettingDefinitions } from "./setting-definition.ts";
import { flagName } from "./setting-definition.ts";

const WIDTH = 100;

/** Settings as `--help` prints them. */
export function describeSettings(definitions: SettingDefinitions): string {
  return Object.entries(definitions)
    .map(([name, definition]) => {
      const { description, unit, default: preset, variable = "", choices, isOperand } = definition;
      const shown = isOperand ? "" : showDefault(preset, unit);
      const footer = [
        ...(choices === undefined ? [] : [`One of ${choices.join(", ")}.`]),
        ...(variable === "" ? [] : [`Environment: ${variable}.`]),
        ...(shown === "" ? [] : [`Default: ${shown}.`]),
      ];
      const paragraphs = [description, ...(footer.length === 0 ? [] : [footer.join(" ")])];
      return [`  ${showFlag(name, definition)}`, ...paragraphs.map((text) => wrapText(text, 6))].join("\n");
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

/** Text in lines of the width of help, each after as many spaces as `indent` says. */
export function wrapText(text: string, indent: number): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && indent + longer.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((each) => " ".repeat(indent) + each).join("\n");
}
