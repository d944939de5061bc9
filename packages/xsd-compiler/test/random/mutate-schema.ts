import type { Random } from "../../src/testing/random.ts";
import { ATTRIBUTES } from "../schema-sets/attributes.ts";
import { COMPLEX_TYPES } from "../schema-sets/complex-types.ts";
import { CONTENT_MODELS } from "../schema-sets/content-models.ts";
import { ELEMENTS } from "../schema-sets/elements.ts";
import { FACETS } from "../schema-sets/facets.ts";
import { SIMPLE_TYPES } from "../schema-sets/simple-types.ts";

const SCHEMAS = [ATTRIBUTES, COMPLEX_TYPES, CONTENT_MODELS, ELEMENTS, FACETS, SIMPLE_TYPES]
  .flat()
  .map(({ given }) => given["a.xsd"] ?? "");

const EMPTY_ELEMENT = /<xs:[a-zA-Z]+[^<>]*\/>/g;
const ATTRIBUTE = / [a-zA-Z]+="[^"<>]*"/g;
const NAME = /xs:[a-zA-Z]+/g;

const ALL = SCHEMAS.join("");
const ELEMENTS_OF_ALL = ALL.match(EMPTY_ELEMENT) ?? [];
const ATTRIBUTES_OF_ALL = ALL.match(ATTRIBUTE) ?? [];
const NAMES_OF_ALL = [...new Set(ALL.match(NAME))];

type Replace = (found: string, random: Random) => string;

const MUTATIONS: readonly (readonly [RegExp, Replace])[] = [
  [EMPTY_ELEMENT, (_, random) => random.one(ELEMENTS_OF_ALL)],
  [EMPTY_ELEMENT, (found, random) => found + random.one([found, random.one(ELEMENTS_OF_ALL)])],
  [EMPTY_ELEMENT, () => ""],
  [ATTRIBUTE, (_, random) => random.one(ATTRIBUTES_OF_ALL)],
  [
    ATTRIBUTE,
    (found, random) => found.replace(/".*"/, /".*"/.exec(random.one(ATTRIBUTES_OF_ALL))?.[0] ?? ""),
  ],
  [ATTRIBUTE, () => ""],
  [NAME, (_, random) => random.one(NAMES_OF_ALL)],
];

/** One of the schemas, by default those of the tests, with one to three changes: wrong mostly, and mostly well-formed. */
export function mutateSchema(random: Random, schemas: readonly string[] = SCHEMAS): string {
  let schema = random.one(schemas);
  for (let times = 1 + random.below(3); times > 0; times--) {
    const [pattern, replace] = random.one(MUTATIONS);
    const places = [...schema.matchAll(pattern)];
    if (places.length === 0) continue;
    const { 0: found, index } = random.one(places);
    schema = schema.slice(0, index) + replace(found, random) + schema.slice(index + found.length);
  }
  return schema;
}
