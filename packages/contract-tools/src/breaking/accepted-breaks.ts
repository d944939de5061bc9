import { existsSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Change } from "./change.ts";
import { VersionError } from "./load-version.ts";

/** A change that is known to break, and may until a date. */
export interface AcceptedBreak {
  readonly rule: string;
  /** The root, such as `PaymentCallback`. Default: every root. */
  readonly root?: string;
  /** The file of the new version, from the folder of the schemas, with `:line` if one place is meant. */
  readonly place: string;
  readonly reason: string;
  /** The last day, as YYYY-MM-DD. */
  readonly until: string;
}

const FORMAT = {
  type: "object",
  additionalProperties: false,
  required: ["accepted"],
  properties: {
    $schema: { type: "string" },
    accepted: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["rule", "place", "reason", "until"],
        properties: {
          rule: { type: "string" },
          root: { type: "string" },
          place: { type: "string", minLength: 1 },
          reason: { type: "string", minLength: 10 },
          until: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
        },
      },
    },
  },
};

/**
 * Reads the file of accepted breaks; none if there is no file.
 *
 * @throws VersionError if it is no such file
 */
export function readAcceptedBreaks(path: string): readonly AcceptedBreak[] {
  if (!existsSync(path)) return [];
  const validate = new Ajv2020().compile(FORMAT);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new VersionError(`${path}: ${(error as Error).message}`);
  }
  if (validate(content)) return (content as { readonly accepted: readonly AcceptedBreak[] }).accepted;
  const [issue] = validate.errors ?? [];
  throw new VersionError(`${path}: ${issue?.instancePath || "/"} ${issue?.message}`);
}

/** Whether an entry accepts a change. `folder` is the shown folder of the new schemas. */
export function accepts(
  entry: AcceptedBreak,
  { rule, root, after, before }: Change,
  folder: string,
): boolean {
  if (entry.rule !== rule || (entry.root ?? root) !== root) return false;
  const place = after ?? before;
  if (place === undefined) return false;
  const file = place.file.startsWith(`${folder}/`) ? place.file.slice(folder.length + 1) : place.file;
  return entry.place === file || entry.place === `${file}:${place.line}`;
}
