import { isJsonObject, type JsonObject, listOf } from "./schema-file.ts";
import { typesOf } from "./walk-schema.ts";

/** A tuple demands at most this many items. Each writes the type of the items once more. */
const MAX_DEMANDED_ITEMS = 10;

/**
 * Reduces a bundled schema to what json-schema-to-typescript turns into the right types: each list of types becomes
 * alternatives, and what has no type of its own gets those of the schema around it.
 *
 * @param describe the documentation of a schema
 */
export function reduceToTypes(
  schema: JsonObject,
  describe: (schema: JsonObject) => string | undefined,
): JsonObject {
  const reduce = (part: JsonObject, context: readonly string[]): JsonObject => {
    const { title, deprecated, $ref, $defs } = part;
    const description = describe(part);
    return {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(deprecated !== undefined && { deprecated }),
      ...($defs !== undefined && { $defs: reduceEach($defs) }),
      ...($ref === undefined ? reduceValue(part, context) : { $ref }),
    };
  };
  const reduceOne = (part: unknown): unknown => (isJsonObject(part) ? reduce(part, []) : part);
  const reduceEach = (parts: unknown): JsonObject =>
    Object.fromEntries(Object.entries(parts ?? {}).map(([name, part]) => [name, reduceOne(part)]));

  function reduceValue(part: JsonObject, context: readonly string[]): JsonObject {
    const values = "const" in part ? [part.const] : part.enum;
    if (Array.isArray(values)) return writeLiterals(values);
    const own = typesOf(part);
    const types = own.length > 0 ? own : STRUCTURE.some((keyword) => keyword in part) ? context : [];
    const kinds = types.map((type) => reduceKind(type, part));
    const inner = own.length > 0 ? own : context;
    const branches = listOf(part.anyOf).map((branch) => reduce(branch as JsonObject, inner));
    const [kind] = kinds;
    if (kind === undefined) return branches.length === 0 ? ANY : { anyOf: branches };
    if (branches.length === 0) return kinds.length === 1 ? kind : { anyOf: kinds };
    if (kinds.length > 1) return { allOf: [{ anyOf: kinds }, { anyOf: branches }] };
    // The type generator leaves out an object without properties beside anyOf.
    const isNeeded = kind.type === "object" && branches.some(({ tsType }) => tsType === ANY.tsType);
    return { ...(isNeeded && { properties: {} }), ...kind, anyOf: branches };
  }

  function reduceKind(type: string, part: JsonObject): JsonObject {
    if (type === "object") return reduceObject(part);
    if (type !== "array") return { type };
    const { items, minItems, maxItems } = part;
    const isTuple = Number(minItems) <= MAX_DEMANDED_ITEMS && isShort(items);
    return {
      type,
      ...(items !== undefined && { items: reduceOne(items) }),
      // The type generator writes the bounds into the comment, and tuples for those that are numbers.
      ...(minItems !== undefined && { minItems: isTuple ? minItems : String(minItems) }),
      ...(maxItems !== undefined && { maxItems: String(maxItems) }),
    };
  }

  function reduceObject({ properties, required, additionalProperties = true }: JsonObject): JsonObject {
    const declared = reduceEach(properties);
    // A branch may require members that the schema around it declares.
    const undeclared = listOf(required).filter((name) => !Object.hasOwn(declared, String(name)));
    const members = { ...declared, ...Object.fromEntries(undeclared.map((name) => [name, ANY])) };
    const hasNone = Object.keys(members).length === 0;
    // An index signature would let misspelt members compile.
    const others = additionalProperties === true && !hasNone ? false : additionalProperties;
    return {
      type: "object",
      ...((properties !== undefined || !hasNone) && { properties: members }),
      ...(required !== undefined && { required }),
      // The type of an object without any member would accept numbers and texts.
      additionalProperties: others === false && hasNone ? NEVER : reduceOne(others),
    };
  }
  return reduce(schema, []);
}

const ANY = { tsType: "unknown" };
const NEVER = { tsType: "never" };

/** The keywords whose values the types of a schema show, beside its type. */
const STRUCTURE = ["properties", "required", "additionalProperties", "items"];

/** True for items whose type is a name or a keyword, so that repeating it in each list of lists costs little. */
function isShort(items: unknown): boolean {
  if (!isJsonObject(items) || "title" in items || "$ref" in items) return true;
  return ![...STRUCTURE, "anyOf"].some((keyword) => keyword in items);
}

function writeLiterals(values: readonly unknown[]): JsonObject {
  // The type generator would read objects as schemas.
  return values.some((value) => typeof value === "object" && value !== null)
    ? { tsType: `(${values.map(writeLiteral).join(" | ")})` }
    : { enum: values };
}

function writeLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeLiteral).join(", ")}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${writeLiteral(member)}`,
  );
  return `{ ${members.length === 0 ? "[k: string]: never" : members.join("; ")} }`;
}
