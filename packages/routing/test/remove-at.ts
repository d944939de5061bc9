/** A copy of a JSON value without the parts that JSON Pointers lead to. */
export function removeAt<T>(value: T, pointers: readonly string[]): T {
  const copy = structuredClone(value);
  // The last items of lists first: those before keep their positions.
  const collator = new Intl.Collator("en", { numeric: true });
  for (const pointer of [...new Set(pointers)].sort(collator.compare).reverse()) {
    const steps = pointer.split("/").slice(1);
    const last = steps.pop() ?? "";
    const parent = steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], copy);
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete (parent as Record<string, unknown>)[last];
  }
  return copy;
}
