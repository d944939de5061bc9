import { styleText } from "node:util";
import type { Terminal } from "./command.ts";

export type Style = "green" | "red" | "yellow" | "dim" | "bold";

/** Text in a style where people see colours, the text itself elsewhere. */
export type Paint = (style: Style, text: string) => string;

/** Colours are for a terminal, and for none whose user set NO_COLOR to anything (https://no-color.org). */
export function choosePaint({ isInteractive = false, environment }: Terminal): Paint {
  const hasColours = isInteractive && (environment.NO_COLOR ?? "") === "";
  return (style, text) => (hasColours ? styleText(style, text, { validateStream: false }) : text);
}
