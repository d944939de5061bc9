import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A module of types, and values that are to have them. */
export interface TypedValues {
  readonly types: string;
  readonly values: readonly { readonly type: string; readonly value: unknown }[];
}

/** A complaint of the compiler about a value, or about the types themselves. */
export interface TypeFault {
  /** Of the set of types. */
  readonly set: number;
  /** Of the value; undefined if the types do not compile. */
  readonly value: number | undefined;
  readonly message: string;
}

/**
 * Compiles all values as literals with their types, in one program. Returns the first fault of each.
 *
 * Where several object types hold, TypeScript may take a literal for any text or number: then it is compiled as a constant.
 */
export function checkAssignable(sets: readonly TypedValues[]): TypeFault[] {
  const faults = compileLiterals(sets, "");
  const isWidened = ({ message, value }: TypeFault) =>
    value !== undefined && message.startsWith("error TS2322");
  const doubtful = sets.map(({ types, values }, set) => ({
    types,
    values: values.filter((_, at) =>
      faults.some((each) => each.set === set && each.value === at && isWidened(each)),
    ),
  }));
  if (doubtful.every(({ values }) => values.length === 0)) return faults;
  const constant = compileLiterals(doubtful, " as const").flatMap(({ set, value, message }) => {
    const found = value === undefined ? undefined : doubtful[set]?.values[value];
    return found === undefined ? [] : [{ set, value: sets[set]?.values.indexOf(found), message }];
  });
  return [...faults.filter((fault) => !isWidened(fault)), ...constant];
}

function compileLiterals(sets: readonly TypedValues[], ending: string): TypeFault[] {
  const folder = mkdtempSync(join(tmpdir(), "types-"));
  try {
    mkdirSync(join(folder, "src"));
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: OPTIONS, include: ["src"] }),
    );
    for (const [index, { types, values }] of sets.entries()) {
      if (values.length === 0 && ending !== "") continue;
      writeFileSync(join(folder, "src", `types-${index}.ts`), `${types}\nexport {};\n`);
      writeFileSync(join(folder, "src", `values-${index}.ts`), writeLiterals(index, values, ending));
    }
    return readFaults(runCompiler(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Type-checks a project. Returns the output of the compiler, which is empty when all is well. */
export function runCompiler(folder: string): string {
  // Other threads would check much twice, and other tests use the other cores.
  const args = [TSC, "-p", ".", "--noEmit", "--singleThreaded", "--pretty", "false"];
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  const { error, stderr, stdout } = spawnSync(process.execPath, args, options);
  if (error !== undefined) throw error;
  return stdout + stderr;
}

const OPTIONS = {
  target: "es2022",
  module: "nodenext",
  types: [],
  strict: true,
  allowImportingTsExtensions: true,
};

/** A line for each value, so that the line of a complaint tells which it is about. */
function writeLiterals(set: number, values: TypedValues["values"], ending: string): string {
  return [
    `import type * as types from "./types-${set}.ts";`,
    ...values.map(
      ({ type, value }, at) => `export const v${at}: types.${type} = ${JSON.stringify(value)}${ending};`,
    ),
  ].join("\n");
}

function readFaults(output: string): TypeFault[] {
  const faults = new Map<string, TypeFault>();
  const found = /^src\/(types|values)-(\d+)\.ts\((\d+),\d+\): (error .*(?:\n .*)*)/gm;
  for (const [, module, set, line, message = ""] of output.matchAll(found)) {
    const value = module === "values" ? Number(line) - 2 : undefined;
    const key = `${module} ${set} ${line}`;
    if (!faults.has(key)) faults.set(key, { set: Number(set), value, message });
  }
  if (faults.size === 0 && output !== "") throw new Error(`the compiler says: ${output.slice(0, 2000)}`);
  return [...faults.values()];
}

const TSC = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
