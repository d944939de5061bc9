import type { Example } from "../test-data/write-test-data.ts";
import { bundleDefinition } from "./bundle-definitions.ts";
import type { Definitions } from "./definitions.ts";
import { RandomDocuments } from "./random-documents.ts";
import { compileBooleanValidators } from "./write-validators.ts";

/** More values are not tried for one definition. */
const MAX_TRIED = 5_000;

/** Larger ones help nobody. */
const MAX_CHARACTERS = 4_000;

interface RandomValues {
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

/** Makes values of definitions, all different, the same ones for the same seed. Fewer than `count` if none are found. */
export function makeRandomValues(
  definitions: Definitions,
  count: number,
  seed = 0,
): (name: string) => RandomValues {
  const isValid = compileBooleanValidators(definitions);
  return (name) => {
    const random = new RandomDocuments([bundleDefinition(definitions, name).schema], seed);
    const found = { valid: new Map<string, unknown>(), invalid: new Map<string, unknown>() };
    for (let tried = 0; tried < MAX_TRIED; tried++) {
      if (found.valid.size >= count && found.invalid.size >= count) break;
      const value = random.next();
      const kind = isValid(name, value) ? "valid" : "invalid";
      const text = JSON.stringify(value);
      if (found[kind].size < count && text.length <= MAX_CHARACTERS) found[kind].set(text, value);
    }
    return { valid: [...found.valid.values()], invalid: [...found.invalid.values()] };
  };
}

/** Writes `testing.ts` of a contract whose schemas are taken as they are: values of each root, and its valid examples. */
export function writeSetTestData(
  definitions: Definitions,
  roots: readonly string[],
  examples: readonly Example[],
  header: string,
): string {
  const isValid = compileBooleanValidators(definitions);
  const valuesOf = makeRandomValues(definitions, 20);
  return [
    `// ${header}`,
    'import { type Arbitrary, arbitraryOf } from "@payment-routing/contract-runtime/testing";',
    `import type { ${roots.join(", ")} } from "./types.ts";`,
    ...roots.flatMap((name) => {
      const { invalid, valid } = valuesOf(name);
      const own = examples
        .map((example) => ({ ...example, value: JSON.parse(example.text) }))
        .filter(({ value }) => isValid(name, value));
      const write = (values: readonly unknown[]): string =>
        values.map((value) => `  ${JSON.stringify(value)},\n`).join("");
      const stem = name.charAt(0).toLowerCase() + name.slice(1);
      return [
        `
/** One of ${valid.length + own.length} valid values of ${name}. */
export function arbitrary${name}(): Arbitrary<${name}> {
  return arbitraryOf([...${stem}Values, ...Object.values(${stem}Examples)]);
}

/** One of ${invalid.length} values that are not valid. */
export function arbitraryInvalid${name}(): Arbitrary<unknown> {
  return arbitraryOf(${stem}InvalidValues);
}

/** The examples that are valid values of ${name}, by name. */
export const ${stem}Examples: Readonly<Record<string, ${name}>> = {
${own.map((example) => `  ${JSON.stringify(example.name)}: ${JSON.stringify(example.value)},\n`).join("")}};

const ${stem}Values: readonly ${name}[] = [
${write(valid)}];

const ${stem}InvalidValues: readonly unknown[] = [
${write(invalid)}];`,
      ];
    }),
    "",
  ].join("\n");
}
