import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../../schemas/examples/operator/", import.meta.url);

/** Kinds of actions, as in the names of examples and schemas. */
export type ActionKind = (typeof KINDS)[number];

const KINDS = [
  "operator-action",
  "skip-action",
  "endpoint-action",
  "redelivery-action",
  "erasure-action",
  "test-event-action",
  "find-request",
  "console-sign-in",
  "configuration-upload",
  "activation-action",
  "rollback-action",
  "configuration-job",
  "configuration-comparison",
  "configuration-replay",
  "new-key",
  "key-revocation",
] as const;

export interface Example {
  readonly name: string;
  readonly kind: ActionKind;
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

function kindOf(name: string): ActionKind {
  const kind = KINDS.find((each) => name.replace(/^[^.]*\.(?!json$)/, "").startsWith(`${each}-`));
  if (kind === undefined) throw new RangeError(`${name} does not say what kind of action it is`);
  return kind;
}
