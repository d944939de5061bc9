import { resolve } from "node:path";
import { type Command, Option } from "commander";
import { addSchemaOptions, type SchemaRequest } from "../command-context.ts";
import { endProgress, fail, printDiagnostics, showProgress } from "../output-package.ts";
import type { Definitions } from "./definitions.ts";
import { loadDefinitions } from "./load-definitions.ts";
import { ANYTHING } from "./schema-set.ts";

/** What the commands for any JSON Schema share. Paths are relative to the working directory of the command. */
export interface SetRequest extends SchemaRequest {
  readonly root?: readonly string[];
  readonly formats?: "check" | "ignore";
}

/** @param isRequired whether a schema has to be given */
export function addSetOptions(command: Command, folder: string, isRequired = true): Command {
  const schema = { description: "JSON Schema file, or a folder of them; repeatable", isRequired };
  return addSchemaOptions(command, folder, schema, [ANYTHING])
    .option(
      "--root <definition>",
      "definition that documents are of; repeatable. all selects every definition (default: the schema itself, or every definition if it has nothing else)",
      (name, names: string[] = []) => [...names, name],
    )
    .addOption(
      new Option(
        "--formats <how>",
        "whether text is checked by its format (default: in drafts up to 7)",
      ).choices(["check", "ignore"]),
    );
}

/** The definitions of the schemas of a request, or the exit code after diagnostics were printed. */
export function loadRequest(request: SetRequest, folder: string): Definitions | 2 {
  const { formats, json, map, root, schema } = request;
  showProgress("Reading schemas ...");
  const loaded = loadDefinitions(
    schema.map((path) => resolve(folder, path)),
    {
      folder,
      ...(map && { map }),
      ...(root && { roots: root }),
      ...(formats && { assertFormats: formats === "check" }),
    },
  );
  endProgress();
  if (!loaded.ok) {
    printDiagnostics(loaded.diagnostics, json);
    return 2;
  }
  const { definitions } = loaded;
  if (definitions.byName.size > 0) return definitions;
  const wanted = root === undefined ? "schema" : `definition ${root.join(", ")}`;
  return fail(request, `${schema.join(", ")}: there is no ${wanted}`);
}
