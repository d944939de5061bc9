import type { SettingDefinitions } from "./setting-definition.ts";
import { flagName, variableName } from "./setting-names.ts";

const WIDTH = 100;
const INDENT = " ".repeat(6);

/** Settings as `--help` prints them. */
export function describeSettings(definitions: SettingDefinitions): string {
  return Object.entries(definitions)
    .map(([name, { placeholder, description, unit, default: preset }]) => {
      const value = placeholder === "" ? "" : ` <${placeholder}>`;
      const shown = showDefault(preset, unit);
      const footer = `Environment: ${variableName(name)}.${shown === "" ? "" : ` Default: ${shown}.`}`;
      return [`  --${flagName(name)}${value}`, ...wrap(description), ...wrap(footer)].join("\n");
    })
    .join("\n\n");
}

/** A default as people read it, with its unit; empty when there is none. */
export function showDefault(preset: unknown, unit: string): string {
  if (preset === undefined || (Array.isArray(preset) && preset.length === 0)) return "";
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
