import { fileURLToPath } from "node:url";
import { type Fault, judgePackage } from "./check-imports/judge-package.ts";
import { readWorkspace } from "./check-imports/workspace.ts";

/** Every import of a workspace that breaks a rule of `check-imports/import-rules.ts`. Part of `npm run lint`. */
export function checkImports(root: string): readonly Fault[] {
  const { packages, testTools } = readWorkspace(root);
  return packages.flatMap((subject) => judgePackage(subject, testTools));
}

if (import.meta.main) {
  const faults = checkImports(fileURLToPath(new URL("../../", import.meta.url)));
  for (const { file, line, message } of faults) console.error(`${file}:${line}: ${message}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
