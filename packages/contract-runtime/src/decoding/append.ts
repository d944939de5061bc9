/** The array of a repeated element that is absent. All values share it, and so it is frozen: most arrays are empty. */
export const NO_ITEMS: readonly unknown[] = Object.freeze([]);

/** Adds an item to an array that began as {@link NO_ITEMS}. */
export function append(items: unknown, item: unknown): readonly unknown[] {
  if (items === NO_ITEMS) return [item];
  (items as unknown[]).push(item);
  return items as readonly unknown[];
}
