import { boundText } from "@payment-routing/contract-runtime";
import { Command, CommanderError } from "commander";
import { addBreakingCommand } from "./breaking/breaking-command.ts";
import type { CommandContext } from "./command-context.ts";
import { addConformanceCommand } from "./conformance/conformance-command.ts";
import { addLintCommand } from "./lint/lint-command.ts";
import { addRulesCommand } from "./lint/rules-command.ts";
import { addMockCommand } from "./mock/mock-command.ts";
import { addNewCommand } from "./new-contract/new-command.ts";
import { addReferenceCommand } from "./reference/reference-command.ts";
import { addChangesetCommand } from "./release/changeset-command.ts";

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
    await createContractsProgram(context).parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
}

/** Creates the command. Each folder of a command adds its own. */
function createContractsProgram(context: CommandContext): Command {
  const program = new Command("contracts")
    .description("Add, check, compare, document and test contracts: sets of XSD or JSON Schema files.")
    .exitOverride()
    .configureHelp({ helpWidth: 100 })
    .configureOutput({ outputError: (text, write) => write(`${boundText(text.trimEnd())}\n`) })
    .showHelpAfterError("Run contracts --help for the usage.");
  addNewCommand(program, context);
  addConformanceCommand(program, context);
  addReferenceCommand(program, context);
  addLintCommand(program, context);
  addRulesCommand(program, context);
  addBreakingCommand(program, context);
  addChangesetCommand(program, context);
  addMockCommand(program, context);
  return program;
}
