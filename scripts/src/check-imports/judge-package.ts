import { findImports } from "./find-imports.ts";
import { describeBreach, findAllowed, isAmong, SCOPE, testsMayImport, waitsFor } from "./import-rules.ts";
import { judgeImport } from "./judge-import.ts";
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
  return [
    ...judgeManifest(subject, allowed),
    ...subject.sources.flatMap((source) => judgeSource(subject, source, allowed, testTools)),
  ];
}

function judgeManifest({ folder, manifest, manifestFile }: Package, allowed: readonly string[]): Fault[] {
  const forProduct = namesDeclared(manifest, "product");
  return namesDeclared(manifest, "tests")
    .filter((name) => name.startsWith(SCOPE) && !isAmong(name, allowed))
    .filter((name) => forProduct.includes(name) || !(waitsFor(folder, name) || isAmong(name, testsMayImport)))
    .map((name) => ({
      file: manifestFile.path,
      line: manifestFile.text.split("\n").findIndex((line) => line.includes(`"${name}":`)) + 1,
      message: describeBreach(folder, "depend on", name, allowed),
    }));
}

function judgeSource(
  { path, folder, manifest }: Package,
  source: TextFile,
  allowed: readonly string[],
  testTools: readonly string[],
): Fault[] {
  // `x.test-d.ts` holds type tests, and the folder `test` what tests share.
  const isTest = /\.test(-d)?\.ts$/.test(source.path) || source.path.startsWith(`${path}/test/`);
  const declared = isTest
    ? [...namesDeclared(manifest, "tests"), ...testTools]
    : namesDeclared(manifest, "product");
  return findImports(source.path, source.text).flatMap(({ specifier, line }) => {
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
