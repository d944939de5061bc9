import { createRequire } from "node:module";
import type { AjvValidator } from "@payment-routing/contract-runtime/codegen";
import { appendErrors, countCharacters, equalValues } from "@payment-routing/contract-runtime/codegen";
import type { Ajv, AnySchema, CodeKeywordDefinition, KeywordCxt, SchemaObjCxt } from "ajv";
import { _, Name, strConcat, stringify } from "ajv/dist/compile/codegen/index.js";
import { alwaysValidSchema, evaluatedPropsToName, mergeEvaluated, Type } from "ajv/dist/compile/util.js";
import core from "ajv/dist/core.js";
import standalone from "ajv/dist/standalone/index.js";
import vocabularies from "ajv/dist/vocabularies/draft2020.js";
import type { Definitions } from "./definitions.ts";
import { allFormats, findFormat } from "./formats.ts";
import { mapNormal } from "./map-normal.ts";
import { ANNOTATIONS, type NormalSchema } from "./normalise.ts";

/**
 * Writes the validators of definitions as one module that needs no ajv at run time: an exported function for each, `check` and
 * its name. A bundler keeps those that it reaches.
 */
export function writeValidators(definitions: Definitions, extension: ".js" | ".ts"): string {
  const code = writeCode(definitions);
  const used = Object.keys(runtime).filter((name) => code.includes(name));
  return [
    "// @ts-nocheck: written by ajv, whose code has no types.",
    ...(used.length === 0
      ? []
      : [`import { ${used.join(", ")} } from "@payment-routing/contract-runtime/codegen";`]),
    ...(usesFormats(code) ? [`import { formats } from "./formats.validator${extension}";`] : []),
    code,
  ].join("\n");
}

/** True if validators need the module of formats. */
export function usesFormats(code: string): boolean {
  return /\bformats[.[]/.test(code);
}

/** Runs the code that {@link writeValidators} writes: the validator of each definition by its name. */
export function compileValidators(definitions: Definitions): ReadonlyMap<string, AjvValidator> {
  const names = [...definitions.byName.keys()];
  const code = writeCode(definitions).replaceAll(/^export const /gm, "const ");
  const results = names.map((name) => `check${name}`).join(", ");
  const run = new Function(...Object.keys(runtime), "formats", `${code}\nreturn [${results}];`);
  const checks: readonly AjvValidator[] = run(...Object.values(runtime), allFormats);
  return new Map(names.map((name, index) => [name, checks[index] as AjvValidator]));
}

function writeCode(definitions: Definitions): string {
  const names = Array.from(definitions.byName.keys(), (name) => `check${name}`);
  return (
    standalone
      .default(createValidator(definitions), Object.fromEntries(names.map((name) => [name, name])))
      .replace('"use strict";', "")
      .replaceAll(" = new RegExp(", " = /* @__PURE__ */ new RegExp(")
      // ajv takes a name that every object inherits for one that it has looked at.
      .replaceAll(/\(!(props\d+) \|\| !\1\[(key\d+)\]\)/g, "(!$1 || !Object.hasOwn($1, $2))")
      .replaceAll(/^(props\d+)\[(key\d+)\] = true;$/gm, "if ($1 !== true) ($1 ??= {})[$2] = true;")
  );
}

/** An ajv that has a schema for each definition, under `check` and its name. */
function createValidator({ byName }: Definitions): Ajv {
  const schemas = Array.from(
    byName.values(),
    ({ name, schema }) => [name, withoutAnnotations(schema)] as const,
  );
  const text = JSON.stringify(schemas);
  const ajv = new core.default({
    allErrors: true,
    // What a schema may look like is up to its author: keywords are checked by the metaschema.
    strict: false,
    ownProperties: true,
    unicodeRegExp: true,
    messages: false,
    meta: false,
    validateSchema: false,
    logger: false,
    // Keywords of drafts after 7.
    next: true,
    unevaluated: text.includes('"unevaluated'),
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  } as ConstructorParameters<typeof core.default>[0]) as unknown as Ajv;
  // In their places: what asks for evaluated members and items comes last.
  for (const definition of vocabularies.default.flat())
    ajv.addKeyword((typeof definition === "object" && OWN.get(String(definition.keyword))) || definition);
  for (const [, name = ""] of text.matchAll(/"format":"([^"]+)"/g)) {
    const format = findFormat(name);
    if (format !== undefined) ajv.addFormat(name, format);
  }
  for (const [name, ref] of Object.entries(AJV_FUNCTIONS))
    ajv.scope.value("func", { ref, code: _`${new Name(name)}` });
  for (const [name, schema] of schemas) {
    ajv.addSchema(schema as object, `check${name}`);
    // Errors name their keyword by its position in its definition.
    Object.assign(ajv.schemas[`check${name}`] ?? {}, { schemaPath: `#/$defs/${name}` });
  }
  return ajv;
}

/** What the code imports. */
const runtime = { appendErrors, countCharacters, equalValues };

const require = createRequire(import.meta.url);

/** Functions of ajv, which are CommonJS modules, by the names that the contracts' runtime has for the same functions. */
const AJV_FUNCTIONS = {
  countCharacters: require("ajv/dist/runtime/ucs2length.js").default,
  equalValues: require("ajv/dist/runtime/equal.js").default,
};

const INSTANCE_PATH = new Name("instancePath");
const ERRORS = new Name("vErrors");
const COUNT = new Name("errors");

/**
 * Calls the function of a definition. ajv's own keyword copies the list of errors at each call. The errors of a branch that is
 * a reference get its position in front of theirs, so that they can be attributed to it.
 */
const REFERENCE: CodeKeywordDefinition = {
  keyword: "$ref",
  schemaType: "string",
  code(context) {
    const { gen, data, schema } = context;
    const it = context.it as SchemaObjCxt;
    const check = new Name(`check${schema}`);
    const path = strConcat(INSTANCE_PATH, it.errorPath);
    const isBranch = /\/(anyOf|oneOf)\/\d+$/.test(it.errSchemaPath);
    declareEvaluated(it);
    context.result(
      _`${check}(${data}, { ${INSTANCE_PATH}: ${path} })`,
      () => addEvaluated(it, check),
      () => {
        const branch = isBranch ? _`, ${stringify(it.errSchemaPath)}` : _``;
        gen.assign(ERRORS, _`appendErrors(${ERRORS}, ${check}.errors${branch})`);
        gen.assign(COUNT, _`${ERRORS}.length`);
      },
    );
  },
};

/** Adds what a definition has looked at, once it has accepted the value. */
function addEvaluated(it: SchemaObjCxt, check: Name): void {
  const { gen } = it;
  if (it.props instanceof Name)
    mergeEvaluated.props(gen, gen.var("props", _`${check}.evaluated.props`), it.props, Name);
  if (it.items instanceof Name)
    mergeEvaluated.items(gen, gen.var("items", _`${check}.evaluated.items`), it.items, Name);
}

/**
 * Declares variables for the members and items that have been looked at. ajv declares them where an alternative is valid, and
 * then reads those of one that is not.
 */
function declareEvaluated(it: SchemaObjCxt): void {
  if (!it.opts.unevaluated) return;
  if (it.props !== true && !(it.props instanceof Name)) it.props = evaluatedPropsToName(it.gen, it.props);
  if (it.items !== true && !(it.items instanceof Name)) it.items = it.gen.var("items", it.items ?? 0);
}

function declaringEvaluated(definition: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...definition,
    code(context) {
      declareEvaluated(context.it as SchemaObjCxt);
      definition.code(context);
    },
  };
}

function readKeyword(path: string): CodeKeywordDefinition {
  return require(`ajv/dist/vocabularies/${path}.js`).default;
}

const unevaluatedItems = readKeyword("unevaluated/unevaluatedItems");

/** ajv compares the length of an array with a count that may be undefined, for none, or true, for all. */
const UNEVALUATED_ITEMS: CodeKeywordDefinition = {
  ...unevaluatedItems,
  code(context) {
    const { gen, it } = context;
    if (it.items instanceof Name) gen.assign(it.items, _`${it.items} === true ? Infinity : ${it.items} || 0`);
    unevaluatedItems.code(context);
  },
};

const contains = readKeyword("applicator/contains");

/** ajv takes all items for evaluated. What is evaluated stands in `unevaluatedItems` of a normal schema. */
const CONTAINS: CodeKeywordDefinition = {
  ...contains,
  code(context) {
    const { items } = context.it;
    const { maxContains, minContains = 1 } = context.parentSchema;
    const isPlain = minContains === 1 && maxContains === undefined;
    if (isPlain && !alwaysValidSchema(context.it, context.schema)) findItem(context);
    else contains.code(context);
    if (items !== undefined) context.it.items = items;
    else delete context.it.items;
  },
};

/** Finds one item. In an empty array, ajv takes the verdict on the array before, in a list of arrays. */
function findItem(context: KeywordCxt): void {
  const { data, gen, keyword } = context;
  const valid = gen.var("valid", false);
  context.setParams({ min: 1, max: undefined });
  gen.forRange("i", 0, _`${data}.length`, (index) => {
    context.subschema({ keyword, dataProp: index, dataPropType: Type.Num, compositeRule: true }, valid);
    gen.if(valid, () => gen.break());
  });
  context.result(valid, () => context.reset());
}

/** In an empty array, ajv takes the first items for invalid, and leaves out the keywords that follow. */
const PREFIX_ITEMS: CodeKeywordDefinition = {
  ...readKeyword("applicator/prefixItems"),
  code(context) {
    const { data, gen, it, keyword } = context;
    const schemas = context.schema as readonly AnySchema[];
    if (it.opts.unevaluated && schemas.length > 0 && it.items !== true)
      it.items = mergeEvaluated.items(gen, schemas.length, it.items);
    const valid = gen.name("valid");
    for (const [index, schema] of schemas.entries()) {
      if (alwaysValidSchema(it, schema)) continue;
      if (!it.allErrors) gen.var(valid, true);
      gen.if(_`${data}.length > ${index}`, () =>
        context.subschema({ keyword, schemaProp: index, dataProp: index }, valid),
      );
      context.ok(valid);
    }
  },
};

/** The keywords that are not ajv's own. */
const OWN: ReadonlyMap<string, CodeKeywordDefinition> = new Map([
  ["$ref", REFERENCE],
  ["unevaluatedItems", UNEVALUATED_ITEMS],
  ["contains", CONTAINS],
  ["prefixItems", PREFIX_ITEMS],
  // Schemas that may be invalid where the value is valid.
  ...["anyOf", "oneOf", "dependentSchemas"].map(
    (keyword) => [keyword, declaringEvaluated(readKeyword(`applicator/${keyword}`))] as const,
  ),
]);

/** ajv would copy what people read into its code. */
function withoutAnnotations(schema: NormalSchema): NormalSchema {
  return mapNormal(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([keyword]) => !ANNOTATIONS.includes(keyword))),
  );
}
