/** Reports or throws a mismatch between the expected and the received value. */
export type ReportMismatch = (steps: readonly Step[], expected: string, received: unknown) => void;

/** The name of a member, or the position of an item. */
export type Step = string | number;

/** A value that is an object. */
export type ValueRecord = Readonly<Record<string, unknown>>;

/** True for an object that is not an array. */
export function isRecord(value: unknown): value is ValueRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an own member of a value: an element may be named `constructor`. */
export function memberOf(record: ValueRecord, key: string): unknown {
  return isInherited(key) && !Object.hasOwn(record, key) ? undefined : record[key];
}

/** True for the name of a member that every object inherits. */
export function isInherited(key: string): boolean {
  return key in Object.prototype;
}
