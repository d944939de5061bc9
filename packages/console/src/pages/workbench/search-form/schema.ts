import contract from "@payment-routing/search-contract/payment-method-search.schema.json";

/** The keywords of JSON Schema that the form uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
}

/** A value of a form. Undefined: not given. */
export type Value =
  | string
  | number
  | boolean
  | readonly Value[]
  | { readonly [name: string]: Value }
  | undefined;

export type Members = { readonly [name: string]: Value };

const DEFINITIONS = contract.$defs as unknown as Readonly<Record<string, Schema>>;
const PREFIX = "#/$defs/";

/** The search request. */
export const SEARCH = find("payment_method_search_criteria");

/** Follows references. The description at the reference says more than that of the type. */
export function resolve(schema: Schema): Schema {
  const { $ref, ...rest } = schema;
  return $ref === undefined ? schema : resolve({ ...find($ref.slice(PREFIX.length)), ...rest });
}

/** Whether the schema is open content, which is written in XML only. */
export function isOpenContent({ $ref }: Schema): boolean {
  return (
    $ref !== undefined && ($ref.startsWith(`${PREFIX}xml:`) || isOpenContent(find($ref.slice(PREFIX.length))))
  );
}

/** The least value: required members, and as many items as there must be. */
export function createEmpty(given: Schema): Value {
  const { properties, required = [], items, minItems = 0 } = resolve(given);
  if (properties !== undefined) {
    return Object.fromEntries(required.map((name) => [name, createEmpty(properties[name] ?? {})]));
  }
  return items === undefined ? undefined : Array.from({ length: minItems }, () => createEmpty(items));
}

function find(name: string): Schema {
  return DEFINITIONS[name] ?? {};
}
