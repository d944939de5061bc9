import { Validator } from "@cfworker/json-schema";
import { chooseRuns, Random } from "@payment-routing/xsd-compiler/testing";
import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkAssignable, type TypedValues } from "../../test/check-assignable.ts";
import {
  type Keywords,
  type RandomDraft,
  randomSchemaSet,
  randomValue,
} from "../../test/random-schema-set.ts";
import { randomSchemaValue } from "../../test/random-schema-value.ts";
import { load } from "../../test/schema-files.ts";
import { writeSchemaTypes } from "./write-types.ts";
import { compileValidators } from "./write-validators.ts";

// `SCHEMAS=3000 npx vitest run schema-set/random-schemas` for a longer look, at others each time.

const VALUES = 40;
const TYPED_VALUES = 8;

const AJV = { 7: Ajv, 2019: Ajv2019, 2020: Ajv2020 } as const;
const OPTIONS = {
  strict: false,
  ownProperties: true,
  unicodeRegExp: true,
  inlineRefs: false,
  validateSchema: false,
  logger: false,
} as const;

const CFWORKER = { 7: "7", 2019: "2019-09", 2020: "2020-12" } as const;

/** The validators of others. */
function otherValidators(schema: Keywords, draft: RandomDraft): (value: unknown) => Verdicts {
  const ajv = attempt(() => new AJV[draft](OPTIONS).compile(schema));
  const cfworker = new Validator(schema, CFWORKER[draft]);
  return (value) => ({
    ajv: attempt(() => ajv?.(value) === true),
    cfworker: attempt(() => cfworker.validate(value).valid),
  });
}

/** Undefined if a validator threw: ajv does at some names of members. */
interface Verdicts {
  readonly ajv: boolean | undefined;
  readonly cfworker: boolean | undefined;
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/**
 * Whether others validate like us. ajv writes our validators too, so its mistakes may be ours: the word of the other one counts.
 * But each has mistakes of its own about what is evaluated, so with such keywords a verdict is in dispute if ajv shares it.
 */
function compare(
  ours: boolean | undefined,
  { ajv, cfworker }: Verdicts,
  schema: Keywords,
): "same" | "different" | "disputed" {
  if (ours === undefined) return "different";
  const isSubtle = JSON.stringify(schema).includes('"unevaluated');
  if (ours === (cfworker ?? (isSubtle ? ours : (ajv ?? ours)))) return "same";
  return isSubtle && ours === ajv ? "disputed" : "different";
}

/** Every object of TypeScript has such a member, with the type of a function, where its own type does not declare it. */
function hasInheritedName(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, part]) => (!Array.isArray(value) && name in Object.prototype) || hasInheritedName(part),
  );
}

test("validators of random schemas validate like others, and valid values have the types", {
  timeout: 3_600_000,
}, () => {
  const counts = { valid: 0, invalid: 0, rejected: 0 };
  const disputed: string[] = [];
  const typed: (TypedValues & { readonly schema: Keywords })[] = [];
  fc.assert(
    fc.property(fc.noBias(fc.nat()), (seed) => {
      const random = new Random(seed);
      const draft = random.one([7, 2019, 2020, 2020] as const);
      const schema = randomSchemaSet(random, draft);
      const loaded = withSchema(schema, () => load({ "root.json": schema }));
      if (!loaded.ok) {
        counts.rejected++;
        for (const { code } of loaded.diagnostics) expect(REJECTIONS).toContain(code);
        return;
      }
      const isValid = withSchema(schema, () => compileValidators(loaded.definitions).get("Root"));
      const others = otherValidators(schema, draft);
      const values: unknown[] = [];
      for (let index = 0; index < VALUES; index++) {
        const value = random.rarely(2) ? randomValue(random) : randomSchemaValue(schema, random);
        const ours = attempt(() => isValid?.(value) === true);
        const theirs = others(value);
        const comparison = compare(ours, theirs, schema);
        const shown = `${JSON.stringify({ ours, ...theirs })}\n${show(schema, value)}`;
        if (comparison === "different") throw new Error(shown);
        if (comparison === "disputed") disputed.push(shown);
        counts[ours ? "valid" : "invalid"]++;
        if (ours && values.length < TYPED_VALUES && !hasInheritedName(value)) values.push(value);
      }
      typed.push({
        schema,
        types: withSchema(schema, () => writeSchemaTypes(loaded.definitions)),
        values: values.map((value) => ({ type: "Root", value })),
      });
    }),
    chooseRuns(150),
  );
  const faults = checkAssignable(typed).map(({ message, set, value }) => {
    const { schema, values } = typed[set] ?? {};
    return `${message}\n${show(schema, value === undefined ? undefined : values?.[value]?.value)}`;
  });
  expect(faults.join("\n\n")).toBe("");
  // A few in a hundred thousand are the other's mistakes.
  if (disputed.length > 1 + (counts.valid + counts.invalid) / 10_000) throw new Error(disputed.join("\n\n"));
  // No verdict is an exception, or little would be tried.
  expect(Math.min(counts.valid, counts.invalid)).toBeGreaterThan((counts.valid + counts.invalid) / 4);
  expect(counts.rejected).toBeLessThan(typed.length / 10);
});

/** References in cycles, and what ajv cannot count. */
const REJECTIONS = ["invalid-reference", "unsupported-unevaluated"];

function withSchema<T>(schema: Keywords, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`schema: ${JSON.stringify(schema)}`, { cause: error });
  }
}

function show(schema: unknown, value: unknown): string {
  return `schema: ${JSON.stringify(schema)}\nvalue: ${JSON.stringify(value)}`;
}

test("members that have the name of a function which every object has get their own type", () => {
  const text = { type: "string" };
  const schemas: Keywords[] = [
    { properties: { toString: text, constructor: text } },
    { required: ["toString", "constructor"], properties: { toString: text } },
    { allOf: [{ properties: { toString: text } }, { properties: { constructor: text } }] },
    { anyOf: [{ required: ["valueOf"] }, { properties: { toString: text, constructor: text } }] },
  ];
  const value = { type: "Root", value: { toString: "a", constructor: "b" } };
  const sets = schemas.map((schema) => {
    const loaded = load({ "root.json": { type: "object", ...schema } });
    return { types: loaded.ok ? writeSchemaTypes(loaded.definitions) : "", values: [value] };
  });
  expect(checkAssignable(sets)).toEqual([]);
});
