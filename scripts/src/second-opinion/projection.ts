/** The keywords of JSON Schema that projections of an XSD are made of. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Definitions;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** JSON Schemas by name: of types, or of the members of one. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

/** The name of the type that a schema refers to, or undefined where it stands for itself. */
export function referredName(schema: JsonSchema): string | undefined {
  return schema.$ref?.replace(/^#\/(\$defs|definitions)\//, "");
}
