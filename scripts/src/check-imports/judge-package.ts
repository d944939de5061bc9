import { findImports, type Import } from "./find-imports.ts";
import { describeBreach, findAllowed, isAmong, SCOPE, testsMayImport, waitsFor } from "./import-rules.ts";
import { judgeImport, packageOf } from "./judge-import.ts";
import { namesDeclared, type Package, type TextFile } from "./workspace.ts";

export interface Fault {
  /** From the root of the workspace. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** What a package imports, by its manifest and by its sources, against the rules. */
export function judgePackage(subject: Package, testTools: readonly string[]): readonly Fault[] {
  const { folder, manifestFile } = subject;
  const allowed = findAllowed(folder);
  if (allowed === undefined) {
    return [
      { file: manifestFile.path, line: 1, message: `import-rules.ts does not say what ${folder} may import` },
    ];
  }
  const sources = subject.sources.map((source) => readSource(subject, source));
  return [
    ...judgeManifest(subject, sources, allowed),
    ...sources.flatMap((source) => judgeSource(subject, source, allowed, testTools)),
  ];
}

interface Source {
  readonly path: string;
  readonly isTest: boolean;
  readonly imports: readonly Import[];
}

function readSource({ path: folder }: Package, { path, text }: TextFile): Source {
  // `x.test-d.ts` holds type tests, and the folder `test` what tests share.
  const isTest = /\.test(-d)?\.ts$/.test(path) || path.startsWith(`${folder}/test/`);
  return { path, isTest, imports: findImports(path, text) };
}

function judgeManifest(subject: Package, sources: readonly Source[], allowed: readonly string[]): Fault[] {
  const { manifest, manifestFile } = subject;
  return namesDeclared(manifest, "tests").flatMap((name) => {
    const message = judgeDependency(subject, name, allowed) ?? judgeUse(subject, name, sources);
    const line = manifestFile.text.split("\n").findIndex((text) => text.includes(`"${name}":`)) + 1;
    return message === undefined ? [] : [{ file: manifestFile.path, line, message }];
  });
}

function judgeDependency(
  { folder, manifest }: Package,
  name: string,
  allowed: readonly string[],
): string | undefined {
  if (!name.startsWith(SCOPE) || isAmong(name, allowed)) return undefined;
  const isForProduct = namesDeclared(manifest, "product").includes(name);
  if (!isForProduct && (waitsFor(folder, name) || isAmong(name, testsMayImport))) return undefined;
  return describeBreach(folder, "depend on", name, allowed);
}

/** Types are imported by the compiler, and what is optional or a peer may be found by other means. */
function judgeUse(
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

function judgeSource(
  { path, folder, manifest }: Package,
  source: Source,
  allowed: readonly string[],
  testTools: readonly string[],
): Fault[] {
  const { isTest } = source;
  const declared = isTest
    ? [...namesDeclared(manifest, "tests"), ...testTools]
    : namesDeclared(manifest, "product");
  return source.imports.flatMap(({ specifier, line }) => {
    const message = judgeImport({
      specifier,
      file: source.path,
      packagePath: path,
      folder,
      allowed: isTest ? [...allowed, ...testsMayImport] : allowed,
      declared,
    });
    return message === undefined ? [] : [{ file: source.path, line, message }];
  });
}
