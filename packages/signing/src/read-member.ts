/** A member that an object has itself: nothing that it inherits, such as its constructor, is in the JSON. */
export function readMember(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? (object as Readonly<Record<string, unknown>>)[name] : undefined;
}
