import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { NearMiss, XmlNearMiss } from "@payment-routing/contract-runtime/testing";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import fc, { type Arbitrary } from "fast-check";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { describe, expect, test } from "vitest";
import { generatedFile } from "../../test/generated-file.ts";
import { readContractList } from "../contract-list.ts";
import { FORMATS } from "../json-schema/formats.ts";

type Module = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => { readonly ok: boolean };

const require = createRequire(import.meta.url);
const { contracts } = await readContractList(fileURLToPath(new URL("../../../../schemas", import.meta.url)));
const numRuns = Number(process.env.MUTATIONS ?? 100);

/** The test data of a contract, its functions and the name of its package, which this one cannot depend on. */
async function load(folder: string): Promise<{ testing: Module; contract: Module; name: string }> {
  const name = `@payment-routing/${folder}`;
  const [testing, contract] = await Promise.all(
    [`${name}/testing`, name].map((one): Promise<Module> => import(/* @vite-ignore */ one)),
  );
  return { testing: testing as Module, contract: contract as Module, name };
}

function call<T>(module: Module, name: string): T {
  return (module[name] as () => T)();
}

const ajv = new Ajv2020({ strict: false, formats: { "date-time": FORMATS["date-time"] as RegExp } });

function compileWithAjv(name: string, type: string): ValidateFunction {
  return ajv.compile(require(`${name}/${generatedFile(type)}.schema.json`));
}

for (const contract of contracts) {
  if ("schema" in contract) continue;
  const types = contract.roots.filter(({ typesOnly }) => !typesOnly).map(({ type }) => type);

  describe.each(types)("%s", async (type) => {
    const { testing, contract: functions, name } = await load(contract.package);
    const accepts = compileWithAjv(name, type);
    const validate = functions[`validate${type}`] as Check;
    const parse = functions[`parse${type}`] as Check | undefined;

    test("valid values pass the validator, the parser and ajv", () => {
      fc.assert(
        fc.property(call<Arbitrary<unknown>>(testing, `arbitrary${type}`), (value) => {
          expect(validate(value)).toEqual({ ok: true, value });
          if (parse) expect(parse(JSON.stringify(value))).toEqual({ ok: true, value });
          expect(accepts(value)).toBe(true);
        }),
        { numRuns },
      );
    });

    test("the validator, the parser and ajv reject near misses, for one rule", () => {
      fc.assert(
        fc.property(call<Arbitrary<NearMiss>>(testing, `arbitraryInvalid${type}`), ({ value }) => {
          expect(validate(value)).toMatchObject({ ok: false, issues: { length: 1 } });
          if (parse) expect(parse(JSON.stringify(value)).ok).toBe(false);
          expect(accepts(value)).toBe(false);
        }),
        { numRuns },
      );
    });

    test("examples are valid", () => {
      const name = `${type.slice(0, 1).toLowerCase()}${type.slice(1)}Examples`;
      const examples = Object.values((testing[name] ?? {}) as object);
      if (contract.testData?.examples !== undefined) expect(examples).not.toEqual([]);
      for (const value of examples) expect(validate(value)).toEqual({ ok: true, value });
    });
  });
}

/** The rules of which encoders reject every near miss: no number, or one that is not exact. */
const ENCODER_RULES: readonly string[] = ["type", "maximum"];

describe.each(["PaymentMethodSearchCriteria", "PaymentMethodSearchResponse"])("%s", async (type) => {
  const { testing, contract, name } = await load("search-contract");
  const schema = XmlDocument.fromBuffer(readFileSync(require.resolve(`${name}/payment-method-search.xsd`)));
  const validator = XsdValidator.fromDoc(schema);
  const validate = contract[`validate${type}`] as Check;
  const decode = contract[`decode${type}`] as Check;
  const encode = contract[`encode${type}`] as (value: unknown) => string;

  /** What an independent validator says of a document. */
  function isValid(text: string): boolean {
    let document: XmlDocument | undefined;
    try {
      document = XmlDocument.fromBuffer(Buffer.from(text));
      validator.validate(document);
      return true;
    } catch {
      return false;
    } finally {
      document?.dispose();
    }
  }

  /** True if the encoder accepts a value and the decoder its document. */
  function survives(value: unknown): boolean {
    let document: string;
    try {
      document = encode(value);
    } catch {
      return false;
    }
    return decode(document).ok;
  }

  test("valid values pass the validator, the encoder, the decoder and libxml2", () => {
    fc.assert(
      fc.property(call<Arbitrary<unknown>>(testing, `arbitrary${type}`), (value) => {
        expect(validate(value)).toEqual({ ok: true, value });
        const document = encode(value);
        expect(decode(document)).toEqual({ ok: true, value });
        expect(isValid(document)).toBe(true);
      }),
      { numRuns },
    );
  });

  test("the validator rejects near misses, and the decoder and libxml2 their documents", () => {
    const rules = new Set<string>();
    fc.assert(
      fc.property(call<Arbitrary<XmlNearMiss>>(testing, `arbitraryInvalid${type}`), (miss) => {
        rules.add(miss.rule);
        if ("value" in miss) expect(validate(miss.value).ok).toBe(false);
        if (miss.document === undefined) return;
        expect(decode(miss.document).ok).toBe(false);
        // libxml2 does not know Schematron.
        expect(isValid(miss.document)).toBe(miss.checkedBy === "schematron");
      }),
      { numRuns: 3 * numRuns },
    );
    expect([...rules]).toEqual(expect.arrayContaining(["required", "minimum", "repeated-element", "root"]));
  });

  test("the encoder rejects near misses, or writes a document that the decoder rejects", () => {
    fc.assert(
      fc.property(call<Arbitrary<XmlNearMiss>>(testing, `arbitraryInvalid${type}`), (miss) => {
        if (!("value" in miss)) return;
        // The encoder leaves unknown members out.
        if (ENCODER_RULES.includes(miss.rule)) expect(() => encode(miss.value)).toThrow();
        else expect(survives(miss.value)).toBe(miss.rule === "unknown-member");
      }),
      { numRuns: 3 * numRuns },
    );
  });

  test("examples are valid documents", () => {
    const examples = testing[`${type.slice(0, 1).toLowerCase()}${type.slice(1)}Examples`];
    const documents: string[] = Object.values(examples as Readonly<Record<string, string>>);
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) expect(decode(document).ok).toBe(true);
  });
});
