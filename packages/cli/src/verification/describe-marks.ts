/** What sets a delivery apart from others, to go on a line after its number; empty for most. */
export function describeMarks({ redelivery, supersedes }: Marks): string {
  const named = supersedes === undefined ? "" : `, stands for ${supersedes.join(", ")}`;
  return `${redelivery ? ", redelivery" : ""}${named}`;
}

interface Marks {
  readonly redelivery: boolean;
  readonly supersedes?: readonly number[];
}
