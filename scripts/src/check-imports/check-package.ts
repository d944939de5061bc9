import { isBuiltin } from "node:module";
import { dirname, join } from "node:path/posix";
import { findImports, type Import } from "./find-imports.ts";
import {
  bundled,
  describeBreach,
  findAllowed,
  generatedCodeMayImport,
  isAmong,
  SCOPE,
  testsMayImport,
  typesOnly,
  waitsFor,
} from "./import-rules.ts";
import { namesDeclared, type Package, type TextFile } from "./workspace.ts";

export interface LintFinding {
  /** From the root of the workspace. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** Checks the imports of a package, in its manifest and its sources, against the rules. */
export function checkPackage(subject: Package, testTools: readonly string[]): readonly LintFinding[] {
  const { folder, manifestFile } = subject;
  const allowed = findAllowed(folder);
  if (allowed === undefined) {
    return [
      { file: manifestFile.path, line: 1, message: `import-rules.ts does not say what ${folder} may import` },
    ];
  }
  const sources = subject.sources.map((source) => readSource(subject, source));
  return [
    ...checkManifest(subject, sources, allowed),
    ...sources.flatMap((source) => checkSource(subject, source, allowed, testTools)),
  ];
}

interface Source {
  readonly path: string;
  readonly isTest: boolean;
  readonly imports: readonly Import[];
}

function readSource({ path: folder }: Package, { path, text }: TextFile): Source {
  // `x.test-d.ts` holds type tests, the folder `test` shared code of tests. Generators of documentation and trials do not ship.
  const isTest =
    /\.test(-d)?\.tsx?$/.test(path) ||
    ["test", "src/documentation", "src/trials"].some((part) => path.startsWith(`${folder}/${part}/`));
  return { path, isTest, imports: findImports(path, text) };
}

function checkManifest(
  subject: Package,
  sources: readonly Source[],
  allowed: readonly string[],
): LintFinding[] {
  const { manifest, manifestFile } = subject;
  return namesDeclared(manifest, "tests").flatMap((name) => {
    const message = checkDependency(subject, name, allowed) ?? checkUse(subject, name, sources);
    const line = manifestFile.text.split("\n").findIndex((text) => text.includes(`"${name}":`)) + 1;
    return message === undefined ? [] : [{ file: manifestFile.path, line, message }];
  });
}

function checkDependency(
  { folder, manifest }: Package,
  name: string,
  allowed: readonly string[],
): string | undefined {
  if (!name.startsWith(SCOPE) || isAmong(name, allowed)) return undefined;
  const isForProduct = namesDeclared(manifest, "product").includes(name);
  if (!isForProduct && (waitsFor(folder, name) || isAmong(name, testsMayImport))) return undefined;
  return describeBreach(folder, "depend on", name, allowed);
}

/** A declared package must be imported; the compiler imports types, and optional and peer packages may be found by other means. */
function checkUse(
  { folder, manifest: { dependencies = {}, devDependencies = {} } }: Package,
  name: string,
  sources: readonly Source[],
): string | undefined {
  const isForProduct = name in dependencies;
  if (!isForProduct && !(name in devDependencies)) return undefined;
  if (name.startsWith("@types/") || waitsFor(folder, name)) return undefined;
  const users = sources.filter(({ imports }) =>
    imports.some(({ specifier }) => packageOf(specifier) === name),
  );
  if (users.length === 0) return `nothing imports ${name}`;
  return isForProduct && users.every(({ isTest }) => isTest)
    ? `only tests import ${name}: it is a development dependency`
    : undefined;
}

function checkSource(
  { path, folder, manifest }: Package,
  source: Source,
  allowed: readonly string[],
  testTools: readonly string[],
): LintFinding[] {
  const { isTest } = source;
  const declared =
    isTest || bundled.includes(folder)
      ? [...namesDeclared(manifest, "tests"), ...testTools]
      : namesDeclared(manifest, "product");
  return source.imports.flatMap(({ specifier, line, isType }) => {
    const message = checkImport({
      specifier,
      isType: isType || isTest,
      file: source.path,
      packagePath: path,
      folder,
      allowed: isTest ? [...allowed, ...testsMayImport] : allowed,
      declared,
    });
    return message === undefined ? [] : [{ file: source.path, line, message }];
  });
}

/** An import, and the facts about its file that the rules need. */
interface PlacedImport {
  readonly specifier: string;
  /** Whether nothing is loaded, or only by tests. */
  readonly isType: boolean;
  /** The importing file, from the root of the workspace. */
  readonly file: string;
  /** The package it belongs to, from the root of the workspace: `packages/client`. */
  readonly packagePath: string;
  /** The name of that package's folder: `client`. */
  readonly folder: string;
  /** Which of our packages it may import. */
  readonly allowed: readonly string[];
  /** The packages that the package.json of the file declares. */
  readonly declared: readonly string[];
}

// The first broken rule is reported.
const rules = [checkRelative, checkGenerated, checkDirection, checkDeclaration];

/** A message if an import breaks a rule. */
function checkImport(placed: PlacedImport): string | undefined {
  for (const rule of rules) {
    const breach = rule(placed);
    if (breach !== undefined) return breach;
  }
  return undefined;
}

function checkRelative(placed: PlacedImport): string | undefined {
  const target = targetOf(placed);
  if (target === undefined || target.startsWith(`${placed.packagePath}/`)) return undefined;
  return `${placed.specifier} leaves the package`;
}

function checkGenerated(placed: PlacedImport): string | undefined {
  const generatedFolder = `${placed.packagePath}/src/gen/`;
  if (!placed.file.startsWith(generatedFolder)) return undefined;
  const allowed =
    targetOf(placed)?.startsWith(generatedFolder) ??
    isAmong(packageOf(placed.specifier), generatedCodeMayImport);
  return allowed
    ? undefined
    : describeBreach("generated code", "import", placed.specifier, generatedCodeMayImport);
}

function checkDirection({ specifier, isType, folder, allowed }: PlacedImport): string | undefined {
  if (!isType && isAmong(packageOf(specifier), typesOnly[folder] ?? []))
    return `${folder} may import types only of ${specifier}`;
  if (!specifier.startsWith(SCOPE) || isAmong(packageOf(specifier), allowed)) return undefined;
  return describeBreach(folder, "import", specifier, allowed);
}

function checkDeclaration(placed: PlacedImport): string | undefined {
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
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
