import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Command } from "commander";
import { Marked } from "marked";
import { type CommandContext, findAround, formatOption } from "../command-context.ts";
import { type Contract, hasContracts, readContractList } from "../contract-list.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { contractOfFile, type PageOptions, writeContractPage } from "./contract-page.ts";
import { Headings } from "./markdown.ts";

interface ReferenceOptions {
  readonly out?: string;
  readonly format: "markdown" | "html";
  readonly examples?: string;
  readonly decisions?: string;
}

/** Defines `contracts reference`: pages for readers of contracts. */
export function addReferenceCommand(command: Command, { folder, end }: CommandContext): void {
  command
    .argument("[schema...]", "XSD files, or JSON Schema files x.schema.json")
    .option("--out <folder>", "write a page for each contract; otherwise pages are printed")
    .addOption(formatOption("pages", ["markdown", "html"]))
    .option(
      "--examples <folder>",
      "examples of the given schemas; those that a schema rejects end with code 1",
    )
    .option("--decisions <file>", "Markdown tables of decisions; rows that name a member are linked")
    .action(async (files: readonly string[], options: ReferenceOptions) => {
      try {
        end(await writePages(files, options, folder));
      } catch (error) {
        if (!(error instanceof SchemaError)) throw error;
        console.error(error.message);
        end(2);
      }
    });
}

async function writePages(
  files: readonly string[],
  { out, format, examples, decisions }: ReferenceOptions,
  folder: string,
): Promise<0 | 1 | 2> {
  const missing = files.filter((file) => !existsSync(resolve(folder, file)));
  for (const file of missing) console.error(`there is no file ${file}`);
  if (missing.length > 0) return 2;
  const given = files.map((file) => contractOfFile(resolve(folder, file)));
  const found = given.length > 0 ? given : await findContracts(folder);
  if (found === undefined) {
    console.error(`there is no schemas/*/contract.json in ${folder} or a folder around it: give schemas`);
    return 2;
  }
  let isComplete = true;
  for (const { contract, folder: base, ...others } of found) {
    const { title, markdown, rejected } = await writeContractPage(contract, {
      folder: base,
      ...others,
      ...(examples !== undefined && { examples: resolve(folder, examples) }),
      ...(decisions !== undefined && { decisions: { file: resolve(folder, decisions), address: decisions } }),
    });
    for (const reason of rejected) console.error(`${contract.name}: example ${reason}`);
    isComplete &&= rejected.length === 0;
    const page = format === "html" ? writeHtml(title, markdown) : markdown;
    if (out === undefined) console.log(page);
    else {
      const file = join(out, `${contract.name}.${format === "html" ? "html" : "md"}`);
      mkdirSync(dirname(resolve(folder, file)), { recursive: true });
      writeFileSync(resolve(folder, file), page);
      console.error(`wrote ${file}`);
    }
  }
  return isComplete ? 0 : 1;
}

interface FoundContract extends PageOptions {
  readonly contract: Contract;
}

/** The contracts of the repository around a folder. */
async function findContracts(folder: string): Promise<readonly FoundContract[] | undefined> {
  const root = findAround(resolve(folder), (around) => hasContracts(join(around, "schemas")));
  if (root === undefined) return undefined;
  const list = await readContractList(join(root, "schemas"));
  return list.contracts.map((contract) => ({ contract, ...pageOptions(contract, list.folder) }));
}

/** The examples of a contract of the list. */
export function pageOptions({ name }: Contract, folder: string): PageOptions {
  return { folder, examples: join(folder, "examples", name, "valid") };
}

/** Converts a page to one HTML file without scripts. `.md` links between pages become `.html` links. */
function writeHtml(title: string, markdown: string): string {
  const headings = new Headings<number>();
  let count = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        headings.add(++count, text);
        const [, anchor = ""] = /\(#(.*)\)/.exec(headings.link(count, "")) ?? [];
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  const body = marked.parse(markdown, { async: false });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
${body}</body>
</html>
`;
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid #ccc; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
pre { background: #f5f5f5; overflow-x: auto; padding: 1rem; }
code { font-size: 0.9em; }
`;
