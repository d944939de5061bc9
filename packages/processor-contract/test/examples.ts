import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../../schemas/examples/processor/", import.meta.url);

/** Kinds of reports, as in the names of examples and schemas. */
export type ReportKind = "session-report" | "session-status-report" | "transaction-status-report";

export interface Example {
  readonly name: string;
  readonly kind: ReportKind;
  readonly bytes: Buffer;
}

/** The documents of a folder of examples, in the order of their names. */
export function readExamples(folder: "valid" | "invalid"): Example[] {
  return readdirSync(new URL(`${folder}/`, FOLDER))
    .sort()
    .map((name) => ({
      name,
      kind: kindOf(name),
      bytes: readFileSync(new URL(`${folder}/${name}`, FOLDER)),
    }));
}

function kindOf(name: string): ReportKind {
  const kind = /(?:^|\.)((?:session-status|transaction-status|session)-report)-/.exec(name)?.[1];
  if (kind === undefined) throw new RangeError(`${name} does not say what it is a report of`);
  return kind as ReportKind;
}
