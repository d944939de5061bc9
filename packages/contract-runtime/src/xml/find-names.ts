import { NCNAME } from "./name-pattern.ts";
import type { OpenContent } from "./open-content.ts";

/** Everything inside open content that could be a prefix: in its names, and in its texts, which may hold names too. */
export function findNames(content: OpenContent): Set<string> {
  const found = new Set<string>();
  const look = (text: string): void => {
    for (const [name] of text.matchAll(NAMES)) found.add(name);
  };
  const open: OpenContent[] = [content];
  for (let inside = open.pop(); inside !== undefined; inside = open.pop()) {
    for (const { name, value } of inside.attributes) {
      look(name);
      look(value);
    }
    for (const node of inside.content) {
      look(typeof node === "string" ? node : node.name);
      if (typeof node !== "string") open.push(node);
    }
  }
  return found;
}

/** The prefix of a name, empty when it has none. */
export function prefixOf(name: string): string {
  return name.slice(0, Math.max(name.indexOf(":"), 0));
}

const NAMES = new RegExp(NCNAME, "gu");
