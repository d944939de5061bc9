import { boundText } from "@payment-routing/contract-runtime";
import { Command, CommanderError } from "commander";
import type { CommandContext } from "./command-context.ts";

/**
 * Runs the `contracts` command: prints to the console and returns the exit code.
 *
 * @param args the arguments after the command name
 */
export async function runContracts(
  args: readonly string[],
  { folder = process.cwd() }: { readonly folder?: string } = {},
): Promise<0 | 1 | 2> {
  let code: 0 | 1 | 2 = 0;
  const context: CommandContext = {
    folder,
    end: (result) => {
      code = result;
    },
  };
  try {
    const program = await createContractsProgram(context, args);
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
}

/** Creates the command. Of its commands it loads the one that the arguments name: their modules are large. */
async function createContractsProgram(context: CommandContext, args: readonly string[]): Promise<Command> {
  const program = new Command("contracts")
    .description("Add, check, compare, document and test contracts: sets of XSD or JSON Schema files.")
    .exitOverride()
    .configureHelp({ helpWidth: 100 })
    .configureOutput({ outputError: (text, write) => write(`${boundText(text.trimEnd())}\n`) })
    .showHelpAfterError("Run contracts --help for the usage.");
  for (const { name, description, load } of COMMANDS) {
    const command = program.command(name).description(description);
    if (args.includes(name)) (await load())(command, context);
  }
  return program;
}

interface ListedCommand {
  readonly name: string;
  readonly description: string;
  load(): Promise<(command: Command, context: CommandContext) => void>;
}

const COMMANDS: readonly ListedCommand[] = [
  {
    name: "validate",
    description:
      "Validate documents by any JSON Schema. Prints a line of JSON for each: document, valid, issues.",
    load: async () => (await import("./schema-set/set-commands.ts")).addValidateCommand,
  },
  {
    name: "generate",
    description:
      "Generate a TypeScript package from any JSON Schema: types, parsers and validators, package.json, tsconfig.json, README.md.",
    load: async () => (await import("./schema-set/set-commands.ts")).addGenerateCommand,
  },
  {
    name: "explain",
    description: "List what the types of a JSON Schema do not say, so that only validation checks it.",
    load: async () => (await import("./schema-set/set-commands.ts")).addExplainCommand,
  },
  {
    name: "new",
    description:
      "Add a contract to this repository: its schemas, its package with tests, and its entries where contracts are listed. Then install, generate, build and document it.",
    load: async () => (await import("./new-contract/new-command.ts")).addNewCommand,
  },
  {
    name: "conformance",
    description:
      "Check that a search server, or a merchant's receiver of callbacks, keeps every rule of the interface.",
    load: async () => (await import("./conformance/conformance-command.ts")).addConformanceCommand,
  },
  {
    name: "reference",
    description:
      "Document contracts: documents, types, constraints, conditions and validated examples. Without schemas: every contract of this repository.",
    load: async () => (await import("./reference/reference-command.ts")).addReferenceCommand,
  },
  {
    name: "lint",
    description:
      "Report what the generator rejects in schemas, and problems of style, safety and portability. Without paths: the contracts of schemas.",
    load: async () => (await import("./lint/lint-command.ts")).addLintCommand,
  },
  {
    name: "rules",
    description: "List the rules of lint and breaking: what each reports, and why.",
    load: async () => (await import("./lint/rules-command.ts")).addRulesCommand,
  },
  {
    name: "breaking",
    description:
      "Compare the contracts of schemas, or one schema, with another version. Every change that breaks documents comes with one that one version accepts and the other rejects.",
    load: async () => (await import("./breaking/breaking-command.ts")).addBreakingCommand,
  },
  {
    name: "changeset",
    description:
      "Compare the schemas with the newest release in schemas/released, and show the smallest semver bump of each package: breaking or unknown changes need minor (from 1.0: major), others patch (from 1.0: minor).",
    load: async () => (await import("./release/changeset-command.ts")).addChangesetCommand,
  },
  {
    name: "mock",
    description:
      "Serve generated responses of the search, or documents of JSON Schemas, on 127.0.0.1 until interrupted; a problem document for invalid requests.",
    load: async () => (await import("./mock/mock-command.ts")).addMockCommand,
  },
];
