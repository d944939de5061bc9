import { checkPackage } from "@arethetypeswrong/core";
import { filterProblems } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { PackedPackage } from "./pack-packages.ts";

/** The messages of publint about a package, suggestions included. */
export async function lintManifest({ tarball }: PackedPackage): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, level: "suggestion" });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** Where the types of a package are not those of its code (arethetypeswrong, profile `esm-only`). */
export async function lintTypes({ content }: PackedPackage): Promise<readonly string[]> {
  // An XSD is not imported and has no types.
  const analysis = await checkPackage(content, { excludeEntrypoints: [/\.xsd$/] });
  if (analysis.types === false) return ["it has no types"];
  // The profile ignores require(): the packages are ESM only.
  const problems = (["node16-esm", "bundler"] as const).flatMap((resolutionKind) =>
    filterProblems(analysis, { resolutionKind }),
  );
  return problems.map((problem) => JSON.stringify(problem));
}
