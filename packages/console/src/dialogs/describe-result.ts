import type { ActionResult } from "@payment-routing/operator-contract";
import { formatTime } from "../formats/time.ts";
import { texts } from "../texts.ts";

/** The result of an action in a sentence, with what still holds callbacks back. */
export function describeResult(done: string, { waits_for: hold }: ActionResult): string {
  if (hold === undefined) return done;
  const until = hold.until === undefined ? undefined : formatTime(new Date(hold.until));
  return `${done} ${texts.actions.held(texts.holds[hold.reason], until)}`;
}
