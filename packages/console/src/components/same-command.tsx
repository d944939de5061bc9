import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { CodeBlock } from "./values.tsx";

/** The command that shows or does the same as a page, without the name of the program. */
export const PageCommand = createContext<string | undefined>(undefined);

/** Offers the command of the page, for a terminal or a runbook. */
export function SameCommand() {
  const command = useContext(PageCommand);
  if (command === undefined) return null;
  return (
    <div class="same">
      <p class="small">The same in a terminal:</p>
      <CodeBlock text={`payment-routing ${command}`} />
    </div>
  );
}

/** A command with the filter of a list as options, which have the names of the filter's parameters. */
export function writeCommand(command: string, filter: Readonly<Record<string, unknown>>): string {
  const options = Object.entries(filter).map(
    ([name, value]) => `--${name.replaceAll("_", "-")} ${quote(String(value))}`,
  );
  return [command, ...options].join(" ");
}

/** A word for a shell. */
function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
