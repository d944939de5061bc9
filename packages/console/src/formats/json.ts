/** A document with an indentation, and its numbers as they were written. Text that is not JSON stays as it is. */
export function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, keepNumber), null, 2);
  } catch {
    return text;
  }
}

// Not in TypeScript's library yet.
const { rawJSON } = JSON as typeof JSON & { rawJSON?: (text: string) => unknown };

function keepNumber(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== "number" || context?.source === undefined) return value;
  // A browser that cannot keep numbers shows the text unformatted.
  if (rawJSON === undefined) throw new Error("numbers would change");
  return rawJSON(context.source);
}
