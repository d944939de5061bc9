/** A JSON Pointer (RFC 6901) to what stands at the end of the steps: names of members, positions of items. */
export function writePointer(steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The steps of a JSON Pointer. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
