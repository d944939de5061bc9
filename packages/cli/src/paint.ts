import { styleText } from "node:util";
import type { Terminal } from "./command.ts";

export type Style = "green" | "red" | "yellow" | "dim" | "bold";

/** Returns the text in a style, or unchanged where colours are off. */
export type Paint = (style: Style, text: string) => string;

/** Uses colours on a terminal, unless NO_COLOR is set (https://no-color.org). */
export function choosePaint({ isInteractive = false, environment }: Terminal): Paint {
  const hasColours = isInteractive && (environment.NO_COLOR ?? "") === "";
  return (style, text) => (hasColours ? styleText(style, text, { validateStream: false }) : text);
}
