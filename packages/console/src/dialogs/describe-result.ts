import type { ActionResult } from "@payment-routing/operator-contract";
import { formatTime } from "../formats/time.ts";
import { HOLDS } from "../labels.ts";

const describeHold = (reason: string, until: string | undefined) =>
  until === undefined ? `Nothing is sent for now: ${reason}.` : `Nothing is sent until ${until}: ${reason}.`;

/** The result of an action in a sentence, with what still holds callbacks back. */
export function describeResult(done: string, { waits_for: hold }: ActionResult): string {
  if (hold === undefined) return done;
  const until = hold.until === undefined ? undefined : formatTime(new Date(hold.until));
  return `${done} ${describeHold(HOLDS[hold.reason], until)}`;
}
