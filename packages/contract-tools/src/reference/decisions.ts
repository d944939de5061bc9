import { existsSync, readFileSync } from "node:fs";
import { Headings } from "./headings.ts";

/**
 * The rows of a file of decisions that name a member of the reference, as a section with links. Rows under headings with
 * another name do not count when one has the name of the contract.
 */
export function writeDecisions(
  reference: string,
  name: string,
  source: { readonly file: string; readonly address: string } | undefined,
): readonly string[] {
  if (source === undefined || !existsSync(source.file)) return [];
  const members = new Set(Array.from(reference.matchAll(/^\| `@?([\w.-]+)` \|/gm), ([, name = ""]) => name));
  const headings = new Headings<string>();
  let section = "";
  const points = new Map<string, string[]>();
  const text = readFileSync(source.file, "utf8");
  const isNamed = (heading: string) => heading.toLowerCase().includes(name);
  const hasOwn = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => heading).some(isNamed);
  for (const line of text.split("\n")) {
    const [, heading] = /^#+ (.+)$/.exec(line) ?? [];
    if (heading !== undefined) {
      section = heading;
      headings.add(section, section);
    }
    if (hasOwn && !isNamed(section)) continue;
    const [, point = "", decision = ""] = line.split(/(?<!\\)\| ?/).map((cell) => cell.trim());
    const named = Array.from(point.matchAll(/`([^`]+)`/g), ([, name = ""]) => name.split("/")).flat();
    if (decision === "" || !named.some((name) => members.has(name))) continue;
    const [, anchor = ""] = /\((#.*)\)/.exec(headings.link(section, section)) ?? [];
    const link = `[${section}](${source.address}${anchor})`;
    points.set(link, [...(points.get(link) ?? []), point]);
  }
  if (points.size === 0) return [];
  const items = Array.from(points, ([link, names]) => `- ${link}: ${names.join("; ")}`);
  const lead = "The interface leaves these points open. The links lead to the decisions and their reasons.";
  return ["## Open points", lead, items.join("\n")];
}
