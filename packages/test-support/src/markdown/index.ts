/**
 * Replaces the text between the markers `<!-- name -->` and `<!-- /name -->`.
 *
 * @throws RangeError when a marker is missing
 */
export function fillSection(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const start = page.indexOf(begin);
  const stop = page.indexOf(end);
  if (start === -1 || stop < start) throw new RangeError(`the page has no ${begin} … ${end}`);
  return `${page.slice(0, start + begin.length)}\n\n${content}\n\n${page.slice(stop)}`;
}

/** Writes a table. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [first, ...others] = [head, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return [first, `|${"---|".repeat(head.length)}`, ...others].join("\n");
}
