import type { Paint } from "../show-text.ts";

/** A participant of the demo. */
type Side = "merchant" | "processor" | "service";

/** Prints the steps of the demo as they happen. */
export interface Stage {
  /** Starts a step. */
  heading(text: string): void;
  /** Prints an action of a participant, with the time since the first step. */
  say(side: Side, text: string): void;
}

export function createStage(print: (line: string) => void, paint: Paint): Stage {
  let startedAt = 0;
  let steps = 0;
  return {
    heading(text) {
      if (steps === 0) startedAt = performance.now();
      steps++;
      print(`\n${paint("bold", `${steps}. ${text}`)}`);
    },
    say(side, text) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
      print(`   ${paint("dim", `${seconds} s`.padStart(7))}  ${side.padEnd(9)}  ${text}`);
    },
  };
}
