/** A JSON Schema of the vocabulary that contracts use. */
export type JsonSchema = boolean | SchemaObject;

export interface SchemaObject {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly default?: unknown;
  readonly $comment?: string;
  readonly xml?: XmlNode;
}

/** How a value is written in a document, as in OpenAPI 3.2; absent for an element without a namespace named as its member. */
export interface XmlNode {
  readonly nodeType?: "attribute" | "text" | "none";
  readonly name?: string;
  readonly namespace?: string;
}

/** Keywords that annotate a schema, or that a form of a contract has resolved. */
const ANNOTATIONS = [
  "$schema",
  "$id",
  "$comment",
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
];

const KEYWORDS = new Set([
  ...ANNOTATIONS,
  ...["$ref", "$defs", "type", "enum", "const", "format", "pattern", "minLength", "maxLength", "minimum"],
  ...["maximum", "properties", "required", "additionalProperties", "dependentRequired", "items", "minItems"],
  ...["maxItems", "uniqueItems", "anyOf", "oneOf", "not", "allOf", "if", "then", "xml"],
]);

/** The rules that a schema states about a value itself, references and `allOf` followed. Rules about parts are schemas. */
export interface Rules
  extends Omit<SchemaObject, "$ref" | "$defs" | "allOf" | "oneOf" | "if" | "then" | "pattern"> {
  /** The branches of each `oneOf`. */
  readonly choices: readonly (readonly JsonSchema[])[];
  readonly patterns: readonly string[];
  readonly conditions: readonly { readonly if: JsonSchema; readonly then: JsonSchema }[];
}

const NO_RULES: Rules = { choices: [], patterns: [], conditions: [] };

/** A schema with the definitions that its references name. */
export class SchemaDocument {
  readonly root: JsonSchema;
  readonly #definitions: Readonly<Record<string, JsonSchema>>;
  readonly #rules = new Map<JsonSchema, Rules>();

  /** @param reference the definition to start at, such as `#/$defs/order`; the whole document if absent */
  constructor(document: unknown, reference?: string) {
    const schema = document as SchemaObject;
    this.#definitions = schema.$defs ?? {};
    this.root = reference === undefined ? schema : { $ref: reference };
  }

  /** True if the schema is open content: what published schemas of XSD contracts say of content of any kind. */
  isOpenContent(schema: JsonSchema): boolean {
    if (typeof schema === "boolean" || schema.$ref === undefined) return false;
    return schema.$ref === "#/$defs/xml:content" || this.isOpenContent(this.#resolve(schema.$ref));
  }

  /** True if the schema is an element of open content, which a wildcard allows. */
  isOpenElement(schema: JsonSchema): boolean {
    return typeof schema === "object" && schema.$ref === "#/$defs/xml:element";
  }

  /** @throws RangeError for a keyword that this interpreter does not know */
  rulesOf(schema: JsonSchema): Rules {
    const known = this.#rules.get(schema);
    if (known !== undefined) return known;
    const rules = this.#collect(schema);
    this.#rules.set(schema, rules);
    return rules;
  }

  /** The rules of a value that also fits one of the branches of an `anyOf`. */
  rulesOfBranch({ anyOf: _, ...rest }: Rules, branch: JsonSchema): Rules {
    return merge(rest, this.rulesOf(branch));
  }

  /**
   * The rules of an object that fits one branch of its first choice: members that only other branches require are not
   * allowed.
   */
  rulesOfChoice({ choices: [branches = [], ...others], ...rest }: Rules, branch: JsonSchema): Rules {
    const { not: _, ...chosen } = this.rulesOf(branch);
    const required = branches.flatMap((other) => this.rulesOf(other).required ?? []);
    const excluded = required.filter((name) => !chosen.required?.includes(name));
    const { properties, ...rules } = merge({ ...rest, choices: others }, chosen);
    const forbidden = Object.fromEntries(excluded.map((name) => [name, false]));
    return { ...rules, properties: { ...properties, ...forbidden } };
  }

  #collect(schema: JsonSchema): Rules {
    if (typeof schema === "boolean") return schema ? NO_RULES : { ...NO_RULES, enum: [] };
    for (const keyword of Object.keys(schema)) {
      if (!KEYWORDS.has(keyword) && !keyword.startsWith("x-"))
        throw new RangeError(`test data: the keyword ${keyword} is not supported`);
    }
    checkLimits(schema.$comment);
    const { $ref, $defs: _, allOf = [], oneOf, if: condition, then = true, pattern, ...own } = schema;
    let rules: Rules = {
      ...own,
      choices: oneOf === undefined ? [] : [oneOf],
      patterns: pattern === undefined ? [] : [pattern],
      conditions: condition === undefined ? [] : [{ if: condition, then }],
    };
    if ($ref !== undefined) rules = merge(rules, this.rulesOf(this.#resolve($ref)));
    for (const part of allOf) rules = merge(rules, this.rulesOf(part));
    return rules;
  }

  #resolve(reference: string): JsonSchema {
    const definition = this.#definitions[decodeURIComponent(reference).replace("#/$defs/", "")];
    if (definition === undefined) throw new RangeError(`test data: there is no definition ${reference}`);
    return definition;
  }
}

/** What published schemas of XSD contracts say of rules that they cannot express. */
const LIMITS = "Not expressed: ";

/** Values keep these rules all the same, or are fewer than the schema allows. */
const KEPT_LIMITS =
  /^(29 February only in leap years|open nodes are valid|exact integers beyond|.*which JSON numbers)/;

function checkLimits(comment = ""): void {
  if (!comment.startsWith(LIMITS)) return;
  const limit = comment
    .slice(LIMITS.length)
    .split("; ")
    .find((each) => !KEPT_LIMITS.test(each));
  if (limit !== undefined)
    throw new RangeError(`test data: a schema with this rule is not supported: ${limit}`);
}

/** The rules of both. */
function merge(a: Rules, b: Rules): Rules {
  const properties = { ...a.properties };
  for (const [name, schema] of Object.entries(b.properties ?? {})) {
    const other = properties[name];
    const isForbidden = other === false || schema === false;
    properties[name] = isForbidden ? false : other === undefined ? schema : { allOf: [other, schema] };
  }
  return {
    ...a,
    ...b,
    choices: [...a.choices, ...b.choices],
    patterns: [...a.patterns, ...b.patterns],
    conditions: [...a.conditions, ...b.conditions],
    ...(a.properties || b.properties ? { properties } : {}),
    required: [...new Set([...(a.required ?? []), ...(b.required ?? [])])],
    dependentRequired: { ...a.dependentRequired, ...b.dependentRequired },
    ...(a.not !== undefined && b.not !== undefined && { not: { anyOf: [a.not, b.not] } }),
    ...bound("minimum", Math.max, a, b),
    ...bound("maximum", Math.min, a, b),
    ...bound("minLength", Math.max, a, b),
    ...bound("maxLength", Math.min, a, b),
    ...bound("minItems", Math.max, a, b),
    ...bound("maxItems", Math.min, a, b),
  };
}

type Bound = "minimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems";

function bound(name: Bound, tighter: (a: number, b: number) => number, a: Rules, b: Rules): Partial<Rules> {
  const [first, second] = [a[name], b[name]];
  if (first === undefined || second === undefined) return {};
  return { [name]: tighter(first, second) };
}
