import type { ExplainedSearch } from "@payment-routing/operator-contract";
import { detailProblem, explainSearch, type Problem } from "@payment-routing/server";
import { CommandError, defineCommand, type Terminal } from "../command.ts";
import { loadSource, SOURCE_SETTINGS } from "../configuration/load-source.ts";
import { printExplanation } from "../configuration/print-explanation.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { readInputFile } from "../inputs/read-input-file.ts";
import { instant } from "../inputs/times.ts";
import { choosePaint } from "../paint.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { flag, integer, operand } from "../settings/setting-kinds.ts";

const settings = {
  file: operand("file", "The search document, in XML. - is standard input."),
  ...SOURCE_SETTINGS,
  at: instant("The moment of the decision. Without it, now."),
  method: integer({
    default: undefined,
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    unit: "",
    description: "Explains this method only.",
  }),
  json: flag("Prints one JSON object, as POST /internal/v1/explain answers, problems too."),
};

/** `payment-routing explain`: says why each method is offered or not. */
export const explain = defineCommand({
  description:
    "Says of every method whether a search would be offered it, and why not: everything that it fails, with what was expected, what was there, and the file and line that say so; then the rule that orders the answer. Needs no service, and records nothing.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
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
  return EXIT_CODES.done;
}

/** As much as a service can be set to take. */
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
