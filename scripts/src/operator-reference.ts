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
    ...ACTIONS.map((name) => {
      const schema = read(`operator-contract/src/gen/${name}`);
      return { heading: schema.title, schema };
    }),
  ];
  return `${page.slice(0, start + BEGIN.length)}\n\n${writeReference(parts, "###", isOfCallbacks)}\n\n${page.slice(end)}`;
}

/** The parts of reported sessions, which are those of callbacks. */
const isOfCallbacks = (name: string) => name.startsWith("Reported");

const ACTIONS = [
  "operator-action",
  "skip-action",
  "endpoint-action",
  "erasure-action",
  "test-event-action",
  "console-sign-in",
  "configuration-upload",
  "activation-action",
  "rollback-action",
  "new-key",
  "key-revocation",
];
