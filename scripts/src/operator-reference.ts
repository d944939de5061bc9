import { readFileSync } from "node:fs";
import { writeReference } from "@payment-routing/contract-tools";
import { fromRoot } from "./repository.ts";

const BEGIN = "<!-- schemas -->";
const END = "<!-- /schemas -->";

/** Updates the sections of docs/reference/operator-interface.md that the schemas of requests and responses define. */
export function fillOperatorReference(page: string): string {
  const start = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (start === -1 || end < start) throw new RangeError(`the page has no ${BEGIN} … ${END}`);
  const read = (name: string) => JSON.parse(readFileSync(fromRoot(`packages/${name}.schema.json`), "utf8"));
  const parts = [
    { heading: "Responses", schema: read("operator-contract/src/gen/operator-responses") },
    { heading: "Responses to processors", schema: read("processor-contract/src/gen/processor-responses") },
    ...listRequests().map((file) => {
      const schema = read(`operator-contract/src/gen/${file.replace(/\.schema\.json$/, "")}`);
      return { heading: schema.title, schema };
    }),
  ];
  return `${page.slice(0, start + BEGIN.length)}\n\n${writeReference(parts, "###", isOfCallbacks)}\n\n${page.slice(end)}`;
}

/** The parts of reported sessions, which are those of callbacks. */
const isOfCallbacks = (name: string) => name.startsWith("Reported");

/** The documents that operators send. */
function listRequests(): readonly string[] {
  const { contracts }: ContractList = JSON.parse(readFileSync(fromRoot("schemas/contracts.json"), "utf8"));
  const { roots } = contracts.find(({ name }) => name === "operator") ?? { roots: [] };
  return roots.filter(({ direction }) => direction === "request").map(({ file }) => file);
}

interface ContractList {
  readonly contracts: readonly {
    readonly name: string;
    readonly roots: readonly { readonly file: string; readonly direction: string }[];
  }[];
}
