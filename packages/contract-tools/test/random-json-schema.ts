import type { Random } from "@payment-routing/xsd-compiler/testing";

export type Schema = Record<string, unknown>;

/** The files of a random contract: the root and the files that it refers to, by name. */
export function randomJsonSchemas(random: Random): Record<string, Schema> {
  const builder = new Builder(random);
  const root = { ...builder.object(0), title: "Root", description: builder.text() };
  return { "root.schema.json": root, ...builder.files };
}

class Builder {
  readonly files: Record<string, Schema> = {};
  readonly #random: Random;
  #titles = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  text(): string {
    return this.#random.one(DESCRIPTIONS);
  }

  object(depth: number): Schema {
    const random = this.#random;
    const names = NAMES.filter(() => random.rarely(3));
    const properties = Object.fromEntries(names.map((name) => [name, this.#member(depth + 1)]));
    const [first, second = first] = names;
    const isPaired = first !== undefined && second !== undefined;
    const condition = isPaired ? Object.fromEntries(writeCondition(first, second)) : {};
    return {
      type: "object",
      additionalProperties: random.rarely(4) ? this.#value(depth + 1) : random.rarely(2),
      properties,
      required: names.filter(() => random.rarely(3)),
      ...(isPaired && random.rarely(4) && { dependentRequired: { [first]: [second] } }),
      ...(isPaired && random.rarely(4) && condition),
      ...(isPaired && random.rarely(6) && { allOf: [condition] }),
    };
  }

  #member(depth: number): Schema {
    const value = this.#value(depth);
    if ("$ref" in value) return value;
    return {
      ...value,
      description: this.text(),
      ...(this.#random.rarely(8) && { title: this.#title() }),
      ...(this.#random.rarely(8) && { deprecated: true }),
      ...(this.#random.rarely(8) && { $comment: "A note */ for people." }),
    };
  }

  #title(): string {
    return `Title${this.#titles++}`;
  }

  #value(depth: number): Schema {
    const kinds = [
      () => ({ $ref: this.#reference(depth) }),
      () => this.#list(depth),
      () => this.#choice(),
      () => this.#mixed(depth),
      () => this.object(depth),
      ...Array.from({ length: 5 }, () => () => this.#scalar()),
    ];
    return depth > 3 ? this.#scalar() : this.#random.one(kinds)();
  }

  #scalar(): Schema {
    const random = this.#random;
    return random.one<() => Schema>([
      () => ({ type: "integer", minimum: random.below(5) - 2, maximum: 3 + random.below(20) }),
      () => ({ type: "number", ...(random.rarely(2) && { minimum: 0.5 }) }),
      () => ({ type: "string", minLength: random.below(2), maxLength: 1 + random.below(5) }),
      () => ({ type: "string", pattern: random.one(PATTERNS) }),
      () => ({ type: "string", format: random.one(["date-time", "YYYY-MM or -"]) }),
      () => ({ enum: random.one(ENUMS) }),
      () => ({ const: random.one(LITERALS) }),
      () => ({ type: random.one(TYPES) }),
      () => ({ type: ["string", "null"], default: "a" }),
      () => ({}),
    ])();
  }

  #choice(): Schema {
    const branch = () => ({ ...this.#scalar(), title: this.#title(), description: "A branch." });
    return { anyOf: this.#random.some(1, 3, branch) };
  }

  /** A value of several types, or alternatives of one or several types. */
  #mixed(depth: number): Schema {
    const random = this.#random;
    const types = MIXED.filter(() => random.rarely(2));
    if (types.length === 0) types.push("object");
    const branch = () => ({
      ...this.#keywords(depth, random.rarely(2) ? types : types.slice(0, 1), random.rarely(2)),
      title: this.#title(),
      description: "A branch.",
    });
    return {
      ...this.#keywords(depth, types, true),
      ...(random.rarely(2) && { anyOf: random.some(1, 3, branch) }),
    };
  }

  #keywords(depth: number, types: readonly string[], isTyped: boolean): Schema {
    const random = this.#random;
    const { type: _, ...members } = types.includes("object") && random.rarely(2) ? this.object(depth) : {};
    const { type: __, ...items } = types.includes("array") && random.rarely(2) ? this.#list(depth) : {};
    const isOpen = { additionalProperties: true };
    return {
      ...(isTyped && { type: types.length === 1 && random.rarely(2) ? types[0] : types }),
      ...(isTyped && types.includes("object") && isOpen),
      ...members,
      ...items,
    };
  }

  #list(depth: number): Schema {
    const random = this.#random;
    const minItems = random.below(4);
    return {
      type: "array",
      items: this.#value(depth + 1),
      ...(random.rarely(2) && { minItems }),
      ...(random.rarely(2) && { maxItems: minItems + random.below(4) }),
      ...(random.rarely(4) && { uniqueItems: true }),
    };
  }

  /** A new file, an old one, or the root. */
  #reference(depth: number): string {
    const random = this.#random;
    const known = ["root.schema.json", ...Object.keys(this.files)];
    if (depth > 2 || random.rarely(3)) return `./${random.one(known)}`;
    const name = `part-${known.length}.schema.json`;
    // The name is taken before the file is written, which may refer to it.
    this.files[name] = {};
    const schema = random.one([
      () => this.object(depth + 1),
      () => this.#list(depth + 1),
      () => this.#scalar(),
    ])();
    this.files[name] = { ...schema, title: this.#title(), description: this.text() };
    return `./${name}`;
  }
}

const NAMES = ["a", "b_c", "d-e", "class", "then", "1f", "ä g", "'", "$ref"];
const DESCRIPTIONS = [
  "A value.",
  "With an end */ of a comment, and `code`.",
  `${"Long text. ".repeat(20)}`,
  "\\u0041 @tag {x}",
];
const PATTERNS = ["^[A-Z]{3}$", "^[a-z]+$", "^(?:a|b|cd)*$", "^\\d{1,4}$", "x", "/", "^\\p{L}$", "`\\$\\{"];
const LITERALS: readonly unknown[] = [
  "k",
  "",
  "it's \"\\ `$x",
  1,
  -0.5,
  null,
  true,
  "\u2028",
  [],
  ["a"],
  { a: 1 },
  {},
];
const MIXED = ["object", "array", "null", "string", "number"];
const ENUMS: readonly (readonly unknown[])[] = [
  ["x"],
  ["x", "y", ""],
  [1, 2],
  [null, "a", 1, true],
  [[1], { b: 2 }],
  [{ type: "t", title: 1, description: `${"A text ".repeat(30)}*/` }, 0],
];
const TYPES = ["boolean", "null", "string", ["string", "null"], ["boolean", "number", "string"]];

/** As entries: an object with a member `then` would be taken for a promise. */
function writeCondition(first: string, second: string): [string, Schema][] {
  return [
    ["if", { required: [first] }],
    ["then", { required: [second] }],
  ];
}

/** Changes one keyword of one part of one file: often to what no schema may have. */
export function mutateSchemas(files: Record<string, Schema>, random: Random): Record<string, unknown> {
  const copy = structuredClone(files);
  const parts = Object.values(copy).flatMap((file) => [...listParts(file)]);
  const part = random.one(parts);
  const keyword = random.one([...Object.keys(part), ...KEYWORDS]);
  const action = random.below(4);
  if (action === 0) delete part[keyword];
  else part[keyword] = action === 1 ? random.one(parts) : random.one(WRONG);
  // A part inside itself is no JSON.
  try {
    JSON.stringify(copy);
    return copy;
  } catch {
    return files;
  }
}

function* listParts(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* listParts(item);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  yield value as Record<string, unknown>;
  for (const member of Object.values(value)) yield* listParts(member);
}

const KEYWORDS = [
  ...[
    "$ref",
    "$schema",
    "$comment",
    "title",
    "description",
    "default",
    "examples",
    "deprecated",
    "type",
    "enum",
  ],
  ...["const", "format", "pattern", "minLength", "maxLength", "minimum", "maximum", "properties", "required"],
  ...["additionalProperties", "dependentRequired", "items", "minItems", "maxItems", "uniqueItems", "anyOf"],
  ...["allOf", "if", "then", "else", "oneOf", "not", "$defs", "$id", "prefixItems", "patternProperties"],
];
const WRONG: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 1.5, 2 ** 53, 1e308, "", "x", "[", "object", "array", "integer", "string"],
  ...[
    "Root",
    "Result",
    "./root.schema.json",
    "#",
    "./none.schema.json",
    "../x/y.schema.json",
    "http://a.example/b",
  ],
  ...[
    [],
    {},
    [1, 1],
    ["a"],
    ["a", "a"],
    [null],
    [{}],
    [[]],
    { a: {} },
    { a: [] },
    { a: ["b_c"] },
    { a: true },
  ],
  ...[{ type: "string" }, [{ type: "string" }], { required: ["a"] }, { properties: { a: { const: 1 } } }],
];
