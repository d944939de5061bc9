/** The keywords of JSON Schema that the editor uses. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly anyOf?: readonly Schema[];
}

/** The schemas that a value may follow, without references. */
export function listAlternatives(schema: Schema, root: Schema): readonly Schema[] {
  const { $ref, anyOf, ...rest } = schema;
  if ($ref !== undefined) {
    const found = root.$defs?.[$ref.slice("#/$defs/".length)] ?? {};
    // The description at the reference says more than that of the type.
    return listAlternatives({ ...found, ...rest }, root);
  }
  return anyOf === undefined ? [rest] : anyOf.flatMap((each) => listAlternatives({ ...rest, ...each }, root));
}

/** The schemas of a member, or of the items without a name. */
export function stepInto(
  schemas: readonly Schema[],
  name: string | undefined,
  root: Schema,
): readonly Schema[] {
  return schemas.flatMap(({ items, properties }) => {
    const found = name === undefined ? items : properties?.[name];
    return found === undefined ? [] : listAlternatives(found, root);
  });
}

/** The names of the members that a mapping may have. */
export function listNames(schemas: readonly Schema[]): readonly string[] {
  return [...new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

/** The values that a schema lists. */
export function listValues(schemas: readonly Schema[]): readonly (string | number | boolean)[] {
  return schemas.flatMap<string | number | boolean>(
    ({ enum: listed, type }) => listed ?? (type === "boolean" ? [true, false] : []),
  );
}
