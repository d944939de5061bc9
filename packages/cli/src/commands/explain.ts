import type { ExplainedSearch } from "@payment-routing/operator-contract";
import { detailProblem, explainSearch, type Problem } from "@payment-routing/server";
import { CommandError, defineCommand } from "../command.ts";
import { loadSource, SOURCE_SETTINGS } from "../configuration/load-source.ts";
import { printExplanation } from "../configuration/print-explanation.ts";
import { readInputFile } from "../inputs/read-input-file.ts";
import { instant } from "../inputs/times.ts";
import { SettingsError } from "../settings/setting-definition.ts";
import { flag, integer, operand } from "../settings/setting-kinds.ts";
import { choosePaint } from "../show-text.ts";

export const command = defineCommand({
  description:
    "Explain, for each payment method, whether the search offers it. List every constraint that excludes it, with the expected and actual value and the file and line of the constraint. Then show the rule that orders the methods. Needs no running service and records nothing.",
  settings: {
    file: operand("file", "The search document in XML. - reads standard input."),
    ...SOURCE_SETTINGS,
    at: instant("The time of the decision. Default: now."),
    method: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }, "Explain this method only."),
    json: flag("Print one JSON object, as POST /internal/v1/explain returns it, including problems."),
  },
  async run(given, terminal) {
    const { file, at, method } = given;
    const { loaded } = await loadSource(given, terminal.environment);
    const document = await readInputFile(file, "<file>");
    const explained = explainSearch(loaded, document, { maxBytes: MAX_BYTES, instant: at ?? Date.now() });
    if (!explained.ok) {
      const { problem } = explained;
      throw new CommandError(describeProblem(file, problem), { document: detailProblem(problem, undefined) });
    }
    const content = method === undefined ? explained.content : select(explained.content, method);
    terminal.print(
      given.json
        ? JSON.stringify(content)
        : printExplanation(content, choosePaint(terminal), method !== undefined),
    );
  },
});

/** The maximum of --body-limit-bytes. */
const MAX_BYTES = 16_777_216;

function select(content: ExplainedSearch, id: number): ExplainedSearch {
  const methods = content.methods.filter((method) => method.id === id);
  if (methods.length > 0) return { ...content, methods };
  throw new SettingsError([`--method: expected a method of the catalogue, got ${id}`]);
}

function describeProblem(file: string, { detail, issues = [] }: Problem): readonly string[] {
  const places = issues.map(({ line, column, message }) => `${file}:${line ?? 1}:${column ?? 1} ${message}`);
  return [`payment-routing explain: ${detail}`, ...places];
}
