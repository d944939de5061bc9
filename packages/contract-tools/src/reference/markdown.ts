/** A Markdown table. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [first, ...others] = [head, ...rows.map((cells) => cells.map(escapeCell))].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );
  return [first, `|${"---|".repeat(head.length)}`, ...others].join("\n");
}

/** Text as code, also with backticks in it. */
export function code(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = longest === 0 ? "" : " ";
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Text of a schema in Markdown: angle brackets are not tags. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll("<", "&lt;")))
    .join("");
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
