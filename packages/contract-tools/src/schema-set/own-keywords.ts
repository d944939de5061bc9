import { createRequire } from "node:module";
import type { AnySchema, CodeKeywordDefinition, KeywordCxt, SchemaObjCxt } from "ajv";
import { _, Name, strConcat, stringify } from "ajv/dist/compile/codegen/index.js";
import { alwaysValidSchema, evaluatedPropsToName, mergeEvaluated, Type } from "ajv/dist/compile/util.js";

const require = createRequire(import.meta.url);

const INSTANCE_PATH = new Name("instancePath");
const ERRORS = new Name("vErrors");
const COUNT = new Name("errors");

/**
 * Calls the function of a definition. ajv's own keyword copies the list of errors at each call. The errors of a branch that is
 * a reference get its position in front of theirs, so that they can be attributed to it.
 *
 * @param prefix what the name of the function has in front of the reference
 */
export function referenceBy(prefix: string): CodeKeywordDefinition {
  return {
    keyword: "$ref",
    schemaType: "string",
    code(context) {
      const { gen, data, schema } = context;
      const it = context.it as SchemaObjCxt;
      const check = new Name(`${prefix}${schema}`);
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
}

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

export function readKeyword(path: string): CodeKeywordDefinition {
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

/** Finds one item. In a list of arrays, ajv gives an empty array the result of the array before it. */
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

/** The keywords that are not ajv's own, because ajv validates some values wrongly, or in quadratic time. */
export const OWN_KEYWORDS: ReadonlyMap<string, CodeKeywordDefinition> = new Map([
  ["$ref", referenceBy("check")],
  ["unevaluatedItems", UNEVALUATED_ITEMS],
  ["contains", CONTAINS],
  ["prefixItems", PREFIX_ITEMS],
  // Schemas that may be invalid where the value is valid.
  ...["anyOf", "oneOf", "dependentSchemas"].map(
    (keyword) => [keyword, declaringEvaluated(readKeyword(`applicator/${keyword}`))] as const,
  ),
]);
