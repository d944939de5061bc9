import type { Command } from "commander";
import { CHANGE_RULES } from "../breaking/list-findings.ts";
import { type CommandContext, formatOption } from "../command-context.ts";
import type { Rule } from "../report/finding.ts";
import { LINT_RULES } from "./lint-rules.ts";

/** Defines `contracts rules`: what `lint` and `breaking` report. */
export function addRulesCommand(command: Command, { end }: CommandContext): void {
  command
    .addOption(formatOption("list", ["text", "json"]))
    .action(({ format }: { readonly format: "text" | "json" }) => {
      const rules = [
        ...LINT_RULES.map((rule) => ({ command: "lint", ...pick(rule) })),
        ...CHANGE_RULES.map((rule) => ({ command: "breaking", ...pick(rule) })),
      ];
      console.log(
        format === "json"
          ? JSON.stringify({ rules }, null, 2)
          : rules.map(({ command, ...rule }) => describe(rule, command)).join("\n\n"),
      );
      end(0);
    });
}

/** The members of a rule without its checks. */
function pick({ id, category, severity, summary, reason }: Rule): Rule {
  return { id, category, severity, summary, reason };
}

function describe({ id, severity, summary, reason }: Rule, command: string): string {
  return `${id} (${command}, ${severity})\n  ${summary}\n  ${reason}`;
}
