import { fileURLToPath } from "node:url";
import { checkPackage, type LintFinding } from "./check-imports/check-package.ts";
import { readWorkspace } from "./check-imports/workspace.ts";

/** Every import of a workspace that breaks a rule of `check-imports/import-rules.ts`. Part of `npm run lint`. */
export function checkImports(root: string): readonly LintFinding[] {
  const { packages, testTools } = readWorkspace(root);
  return packages.flatMap((subject) => checkPackage(subject, testTools));
}

if (import.meta.main) {
  const findings = checkImports(fileURLToPath(new URL("../../", import.meta.url)));
  for (const { file, line, message } of findings) console.error(`${file}:${line}: ${message}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
