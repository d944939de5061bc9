import { fileURLToPath } from "node:url";
import type { NearMiss } from "@payment-routing/contract-runtime/testing";
import fc, { type Arbitrary } from "fast-check";
import ts from "typescript-5.9";
import { expect, test } from "vitest";
import { readContractList } from "../contract-list.ts";

// Values as literals of the generated types, checked as one program.

const PACKAGES = fileURLToPath(new URL("../../../", import.meta.url));
const { contracts } = await readContractList(fileURLToPath(new URL("../../../../schemas", import.meta.url)));
/** The rules that types express. */
const RULES = ["enumeration", "required", "type", "unknown-member"];
/** The sample has this many near misses of each root and rule, in places that differ where there are as many. */
const MAX_SAMPLES = 3;

interface Root {
  readonly type: string;
  /** The package of its contract, which this one cannot depend on. */
  readonly package: string;
}

const roots = contracts.flatMap((contract): Root[] => {
  const types =
    "schema" in contract
      ? ["PaymentMethodSearchCriteria", "PaymentMethodSearchResponse"]
      : contract.roots.filter(({ typesOnly }) => !typesOnly).map(({ type }) => type);
  return types.map((type) => ({ type, package: `@payment-routing/${contract.package}` }));
});

async function sample(root: Root) {
  const { type } = root;
  const testing = await import(/* @vite-ignore */ `${root.package}/testing`);
  const create = <T>(name: string): Arbitrary<T> => testing[name]();
  const misses = fc
    .sample(create<Partial<NearMiss>>(`arbitraryInvalid${type}`), { numRuns: 60, seed: 1 })
    .filter((miss): miss is NearMiss => "value" in miss && RULES.includes(String(miss.rule)));
  const positions = Map.groupBy(misses, ({ rule, path }) => `${rule} ${path.replace(/\d+/g, "0")}`);
  const byRule = Map.groupBy(
    [...positions.values()].flatMap((same) => same[0] ?? []),
    ({ rule }) => rule,
  );
  return {
    valid: fc.sample(create<unknown>(`arbitrary${type}`), { numRuns: 5, seed: 1 }),
    misses: [...byRule.values()].flatMap((same) => same.slice(0, MAX_SAMPLES)),
  };
}

/** A value in one line: TypeScript also counts U+2028 and U+2029 as line ends. */
function writeLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/** The lines of a program, from 0, that have errors of the type checker, in their order. */
function findErrors(program: string): ReadonlyMap<number, string> {
  const options: ts.CompilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: [], skipLibCheck: true },
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
  };
  const name = `${PACKAGES}contract-tools/near-misses.ts`;
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, program, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  const compiled = ts.createProgram([name], options, host);
  const source = compiled.getSourceFile(name);
  const diagnostics = [
    ...compiled.getSyntacticDiagnostics(source),
    ...compiled.getSemanticDiagnostics(source),
  ];
  return new Map(
    diagnostics.map(({ start = 0, messageText }) => [
      source?.getLineAndCharacterOfPosition(start).line ?? -1,
      ts.flattenDiagnosticMessageText(messageText, "\n"),
    ]),
  );
}

test("types accept valid values, and reject near misses of the rules that types express", async () => {
  const lines: string[] = [];
  const expected = new Map<number, string>();
  for (const [index, root] of roots.entries()) {
    const { valid, misses } = await sample(root);
    const declare = (value: unknown) =>
      lines.push(`export const value${lines.length}: T${index} = ${writeLiteral(value)};`) - 1;
    lines.push(`import type { ${root.type} as T${index} } from "${root.package}";`);
    for (const value of valid) declare(value);
    for (const { value, rule, path } of misses) expected.set(declare(value), `${root.type} ${rule} ${path}`);
  }
  const errors = findErrors(lines.join("\n"));
  const rejected = [...errors].map(([line, message]) => expected.get(line) ?? `${lines[line]} ${message}`);
  expect(rejected).toEqual([...expected.values()]);
  for (const rule of RULES) expect(rejected.join("\n")).toContain(` ${rule} `);
});
