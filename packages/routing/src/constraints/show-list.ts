/** Writes a list for people; a long one is cut short. */
export function showList(values: readonly unknown[]): string {
  const shown = values
    .slice(0, MAX_SHOWN)
    .map((value) => (typeof value === "string" ? JSON.stringify(value) : value));
  const rest = values.length - shown.length;
  return shown.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

const MAX_SHOWN = 20;
