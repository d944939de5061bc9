import { TEST_ID_PREFIX } from "@payment-routing/signing";

/** What sets a delivery apart from others, to go on a line after its ID or number; empty for most. */
export function describeMarks({ id, redelivery, supersedes }: Marks): string {
  const test = id.startsWith(TEST_ID_PREFIX) ? ", test event" : "";
  const named = supersedes === undefined ? "" : `, stands for ${supersedes.join(", ")}`;
  return `${test}${redelivery ? ", redelivery" : ""}${named}`;
}

interface Marks {
  readonly id: string;
  readonly redelivery: boolean;
  readonly supersedes?: readonly number[];
}
