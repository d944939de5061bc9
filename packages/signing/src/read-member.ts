/** Returns an own member of an object. Inherited ones, such as `constructor`, are not part of JSON. */
export function readMember(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? (object as Readonly<Record<string, unknown>>)[name] : undefined;
}
