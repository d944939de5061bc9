import type { ConfigurationFile } from "@payment-routing/operator-contract";
import type { TextIssue } from "../../editor/create-editor.ts";
import { suggest } from "../../editor/nearest-name.ts";

/** What checks found in files. */
export interface FileIssue extends TextIssue {
  readonly file?: string;
  readonly received?: string;
}

/** Issues of a file. A name that nothing has is compared with the names of all files. */
export function selectIssues(
  issues: readonly FileIssue[],
  path: string,
  files: readonly ConfigurationFile[],
): readonly TextIssue[] {
  const names = [...new Set(files.flatMap(({ text }) => text.match(NAME) ?? []))];
  return issues
    .filter(({ file }) => file === path)
    .map((issue) => {
      const [, name] = /^"(.*)"$/.exec(issue.received ?? "") ?? [];
      const others = names.filter((each) => each !== name);
      const hint = name === undefined ? "" : suggest(name, others);
      return hint === "" ? issue : { ...issue, message: `${issue.message}.${hint}` };
    });
}

const NAME = /[A-Za-z][\w-]{2,}/g;
