import type { OperationsFile } from "./load-operations.ts";

/** Writes the module `problems.ts` of a contract whose own folder has the file of problem types; undefined for others. */
export function writeProblemTypes(
  { file, problemTypes }: OperationsFile,
  source: string,
): string | undefined {
  const name = String(file.schema["x-problem-types"]);
  if (problemTypes.size === 0 || name.includes("/")) return undefined;
  const entries = Array.from(problemTypes, ([code, { status, title }]) => [code, { status, title }]);
  return `// Generated from ${source}/${name}. Do not edit: npm run generate.

/** All problems, by code: the last part of a problem's \`type\`. A closed list. */
export const PROBLEMS = ${JSON.stringify(Object.fromEntries(entries))} as const satisfies Readonly<
  Record<string, { readonly status: number; readonly title: string }>
>;

/** The last part of a problem's \`type\`. */
export type ProblemCode = keyof typeof PROBLEMS;
`;
}
