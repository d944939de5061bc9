// Runs the JSON Schema Test Suite, which is not part of the project:
// `node test/check-json-schema-suite.ts FOLDER [--optional]`, from its clone in FOLDER.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { endProgress, showProgress } from "../src/output-package.ts";
import { writeTable } from "../src/reference/markdown.ts";
import { compileValidators } from "../src/schema-set/write-validators.ts";
import { DRAFT, load } from "./schema-files.ts";

const HELP = `node test/check-json-schema-suite.ts FOLDER [--optional]

Runs the required tests of the JSON Schema Test Suite in FOLDER and prints a table of its drafts, and one of the files
where not all tests are right. A test is rejected if its schema is, with a diagnostic. Ends with 1 if a verdict is wrong.

--optional  run the optional tests instead; those of formats with formats checked`;

/** Where the suite's schemas find its folder `remotes`. */
const REMOTES = "http://localhost:1234/";

const DRAFTS = { "draft2020-12": DRAFT[2020], "draft2019-09": DRAFT[2019], draft7: DRAFT[7] } as const;

/** Tests of one schema, as the suite writes them. */
interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

type Outcome = "right" | "rejected" | "wrong";

/** What became of one test. */
interface Verdict {
  readonly draft: string;
  /** Of the tests, from the folder of the draft. */
  readonly file: string;
  readonly outcome: Outcome;
  /** Of a test that is not right: codes of diagnostics, or which test it is. */
  readonly reason: string;
}

function runSuite(folder: string, isOptional: boolean): Verdict[] {
  const remotes = globSync("**/*.json", { cwd: join(folder, "remotes") });
  const map = Object.fromEntries(remotes.map((name) => [REMOTES + name, resolve(folder, "remotes", name)]));
  const verdicts: Verdict[] = [];
  for (const [draft, dialect] of Object.entries(DRAFTS)) {
    const cwd = join(folder, "tests", draft);
    for (const file of globSync(isOptional ? "optional/**/*.json" : "*.json", { cwd }).sort()) {
      showProgress(`${draft}/${file} ...`);
      const assertFormats = file.startsWith("optional/format") ? true : undefined;
      const groups: readonly Group[] = JSON.parse(readFileSync(join(cwd, file), "utf8"));
      for (const group of groups)
        for (const result of runGroup(group, dialect, { map, ...(assertFormats && { assertFormats }) }))
          verdicts.push({ draft, file, ...result });
    }
  }
  endProgress();
  return verdicts;
}

function runGroup(
  { description, schema, tests }: Group,
  dialect: string,
  options: Parameters<typeof load>[1],
): Pick<Verdict, "outcome" | "reason">[] {
  const isPlain = typeof schema === "object" && schema !== null && !("$schema" in schema);
  const loaded = load({ "schema.json": isPlain ? { $schema: dialect, ...schema } : schema }, options);
  if (!loaded.ok) {
    const reason = [...new Set(loaded.diagnostics.map(({ code }) => code))].join(", ");
    return tests.map(() => ({ outcome: "rejected", reason }));
  }
  const [validate] = compileValidators(loaded.definitions).values();
  return tests.map((test) => {
    const isRight = validate?.(test.data) === test.valid;
    return { outcome: isRight ? "right" : "wrong", reason: `${description}: ${test.description}` };
  });
}

function count(verdicts: readonly Verdict[], outcome: Outcome): number {
  return verdicts.filter((each) => each.outcome === outcome).length;
}

function writeRow(verdicts: readonly Verdict[]): string[] {
  const counts = (["right", "rejected", "wrong"] as const).map((outcome) => count(verdicts, outcome));
  return [verdicts.length, ...counts].map(String);
}

const MAX_REASONS = 3;

/** The reasons of tests that are not right, each with their number. */
function listReasons(verdicts: readonly Verdict[]): string {
  const reasons = Map.groupBy(
    verdicts.filter(({ outcome }) => outcome !== "right"),
    ({ outcome, reason }) => `${outcome}: ${reason}`,
  );
  const listed = Array.from(reasons, ([reason, { length }]) =>
    length > 1 ? `${reason} (${length})` : reason,
  );
  const more = listed.length - MAX_REASONS;
  return [...listed.slice(0, MAX_REASONS), ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}

function print(verdicts: readonly Verdict[]): void {
  const columns = ["tests", "right", "rejected", "wrong"];
  const drafts = Map.groupBy(verdicts, ({ draft }) => draft);
  console.log(
    writeTable(
      ["draft", ...columns],
      Array.from(drafts, ([draft, all]) => [draft, ...writeRow(all)]),
    ),
  );
  const files = [...Map.groupBy(verdicts, ({ draft, file }) => `${draft}/${file}`)].filter(
    ([, all]) => count(all, "right") < all.length,
  );
  if (files.length === 0) return;
  const rows = files.map(([file, all]) => [file, ...writeRow(all), listReasons(all)]);
  console.log(`\n${writeTable(["file", ...columns, "reason"], rows)}`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean" }, optional: { type: "boolean" } },
});
const [folder, ...others] = positionals;
if (values.help) console.log(HELP);
else if (folder === undefined || others.length > 0 || !existsSync(join(folder, "tests"))) {
  console.error(folder === undefined || others.length > 0 ? HELP : `${folder}: there is no folder tests`);
  process.exitCode = 2;
} else {
  const verdicts = runSuite(folder, values.optional === true);
  print(verdicts);
  if (verdicts.length === 0 || count(verdicts, "wrong") > 0) process.exitCode = 1;
}
