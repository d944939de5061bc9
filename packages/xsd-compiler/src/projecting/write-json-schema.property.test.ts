import type { Issue } from "@payment-routing/contract-runtime";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { mutateValue } from "../../test/random/mutate-value.ts";
import { shapesOf } from "../../test/shapes-of.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import type { SchemaSet } from "../components/schema-set.ts";
import { prepareCodec } from "../generating/generate-sources.ts";
import { chooseRuns, EFFORT, Random } from "../testing/random.ts";
import { randomDocument } from "../testing/random-document.ts";
import { randomSchema } from "../testing/random-schema.ts";
import { writeJsonSchema } from "./write-json-schema.ts";

/** The issues that a value may have although it is accepted, by what its `$comment`s or the nodes in it say. */
const NOT_EXPRESSIBLE: readonly (readonly [what: RegExp, codes: readonly Issue["code"][]])[] = [
  [
    /number of (?:the )?items|repetitions|at least \d+ items/,
    ["missing-element", "unexpected-element", "repeated-element"],
  ],
  [/attributes are unique/, ["malformed-xml", "invalid-type"]],
  [/one of|fixed to/, ["not-in-enumeration"]],
  [/the pattern/, ["pattern-mismatch"]],
  [/at least|at most|less than|more than/, ["out-of-range"]],
  [/number of/, ["invalid-length"]],
  [/RFC 3986|leap years|member types|item type/, ["invalid-lexical"]],
  // A value of a union has to be one of a member.
  [/RFC 3986|leap years|at least|at most|less than|more than/, ["invalid-type"]],
  [/exact integers/, ["invalid-type"]],
];

type Mistake = { readonly rejects: unknown } | { readonly accepts: unknown; readonly issue: Issue };

/** The codec and the validator of a schema set whose root is `root`. */
class Projected {
  readonly #codec: DocumentCodec;
  readonly #index: number;
  readonly #validate: (json: unknown) => boolean;
  readonly #comments = new Set<string>();
  readonly #nodes: readonly string[];

  constructor(schemaSet: SchemaSet) {
    const { indexes, table, values } = prepareCodec(schemaSet);
    const elements = [...schemaSet.elements.values()];
    const index = elements.findIndex(({ name }) => name.local === "root");
    const { notExpressible, schema } = writeJsonSchema(schemaSet, shapesOf(schemaSet));
    const { anyOf } = schema as { readonly anyOf: readonly object[] };
    this.#codec = DocumentCodec.of(table, values);
    this.#index = indexes.get(elements[index] as (typeof elements)[number]) ?? -1;
    this.#nodes = notExpressible.filter(({ path }) => path.startsWith("/$defs/xml:")).map(({ what }) => what);
    this.#validate = new Ajv2020({
      strict: true,
      strictTypes: false,
      strictRequired: false,
      $comment: (comment) => this.#comments.add(comment),
    }).compile({ ...schema, anyOf: anyOf.slice(index, index + 1) });
  }

  decode(document: string): unknown {
    const decoded = this.#codec.decode(this.#index, document, undefined);
    return decoded.ok ? decoded.value : undefined;
  }

  /** Finds a value that the schema wrongly accepts or rejects. */
  findMistake(value: unknown): Mistake | undefined {
    const json = toJson(value);
    if (json === undefined) return undefined;
    this.#comments.clear();
    const accepted = this.#validate(json);
    const validated = this.#codec.validate(this.#index, value);
    if (!accepted) {
      const again = validated.ok ? this.decode(this.#codec.encode(this.#index, value)) : undefined;
      // No document decodes to a value that is read back as another value.
      return JSON.stringify(toJson(again)) === JSON.stringify(json) ? { rejects: json } : undefined;
    }
    const [issue] = validated.ok ? [] : validated.issues;
    return issue === undefined || this.#isExplained(issue) ? undefined : { accepts: json, issue };
  }

  #isExplained({ code }: Issue): boolean {
    const words = [...this.#comments, ...this.#nodes].join("\n");
    // A kept node of a declared element may have any issue.
    if (/open nodes|the wildcards/.test(words)) return true;
    return NOT_EXPRESSIBLE.some(([what, codes]) => codes.includes(code) && what.test(words));
  }
}

/** A value as JSON; undefined for what has numbers that JSON does not. */
function toJson(value: unknown): unknown {
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : undefined;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) {
    const items = value.map(toJson);
    return items.includes(undefined) ? undefined : items;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, toJson(member)] as const);
  return entries.some(([, member]) => member === undefined) ? undefined : Object.fromEntries(entries);
}

// `SCHEMAS=5000 npx vitest run …` for a longer look, at others each time.
test("the JSON Schema accepts and rejects the same random values as the XSD", { timeout: 600_000 }, () => {
  let tried = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = new Random(seed);
      const files = randomSchema(random);
      const set = compileSchemaSet(["main.xsd"], (file) => new TextEncoder().encode(files[file] ?? ""));
      if (!set.ok) return;
      const projected = new Projected(set.schemaSet);
      for (let count = 0; count < 10; count++) {
        const value = projected.decode(randomDocument(set.schemaSet, random));
        if (value === undefined) continue;
        tried++;
        const values = [value, ...random.some(5, 5, () => mutateValue(value, random))];
        expect(
          values.map((each) => projected.findMistake(each)).filter((mistake) => mistake !== undefined),
        ).toEqual([]);
      }
    }),
    chooseRuns(25),
  );
  expect(tried).toBeGreaterThan(25 * EFFORT);
});
