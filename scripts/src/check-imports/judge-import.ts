import { isBuiltin } from "node:module";
import { dirname, join } from "node:path/posix";
import { describeBreach, generatedCodeMayImport, isAmong, SCOPE } from "./import-rules.ts";

/** One import and all that the rules want to know of the place where it stands. */
export interface PlacedImport {
  readonly specifier: string;
  /** The importing file, from the root of the workspace. */
  readonly file: string;
  /** The package it belongs to, from the root of the workspace: `packages/client`. */
  readonly packagePath: string;
  /** The name of that package's folder: `client`. */
  readonly folder: string;
  /** Which of our packages it may import. */
  readonly allowed: readonly string[];
  /** All packages that the file may count on, by its package.json. */
  readonly declared: readonly string[];
}

// The first one that is broken speaks.
const rules = [judgeRelative, judgeGenerated, judgeDirection, judgeDeclaration];

/** What is wrong with an import, or undefined. */
export function judgeImport(placed: PlacedImport): string | undefined {
  for (const rule of rules) {
    const breach = rule(placed);
    if (breach !== undefined) return breach;
  }
  return undefined;
}

function judgeRelative(placed: PlacedImport): string | undefined {
  const target = targetOf(placed);
  if (target === undefined || target.startsWith(`${placed.packagePath}/`)) return undefined;
  return `${placed.specifier} leaves the package`;
}

function judgeGenerated(placed: PlacedImport): string | undefined {
  const generatedFolder = `${placed.packagePath}/src/gen/`;
  if (!placed.file.startsWith(generatedFolder)) return undefined;
  const allowed =
    targetOf(placed)?.startsWith(generatedFolder) ??
    isAmong(packageOf(placed.specifier), generatedCodeMayImport);
  return allowed
    ? undefined
    : describeBreach("generated code", "import", placed.specifier, generatedCodeMayImport);
}

function judgeDirection({ specifier, folder, allowed }: PlacedImport): string | undefined {
  if (!specifier.startsWith(SCOPE) || isAmong(packageOf(specifier), allowed)) return undefined;
  return describeBreach(folder, "import", specifier, allowed);
}

function judgeDeclaration(placed: PlacedImport): string | undefined {
  const { specifier, declared } = placed;
  if (targetOf(placed) !== undefined || isBuiltin(specifier) || declared.includes(packageOf(specifier)))
    return undefined;
  return `package.json does not declare ${packageOf(specifier)} for this file`;
}

/** The file that a path leads to, from the root of the workspace; undefined for the name of a package. */
function targetOf({ specifier, file }: PlacedImport): string | undefined {
  if (specifier.startsWith("/")) return specifier;
  return /^\.\.?(\/|$)/.test(specifier) ? join(dirname(file), specifier) : undefined;
}

/** `@scope/name/sub/path` -> `@scope/name`, `name/sub` -> `name` */
export function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
