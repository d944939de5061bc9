/** A valid example document. */
export interface Example {
  readonly name: string;
  readonly content: Buffer;
  /** The root element or schema that it is a document of. */
  readonly root: string;
}

/** Longer documents do not help a reader. */
const MAX_BYTES = 4096;

/** Chooses the longest readable example of each root: it has the most members. */
export function chooseExamples(examples: readonly Example[]): readonly Example[] {
  const readable = examples.filter(({ content }) => content.length <= MAX_BYTES && isReadable(content));
  return [...new Set(readable.map(({ root }) => root))].sort().flatMap((root) => {
    const own = readable.filter((example) => example.root === root);
    return own.sort((a, b) => b.content.length - a.content.length || (a.name < b.name ? -1 : 1)).slice(0, 1);
  });
}

function isReadable(content: Buffer): boolean {
  const text = content.toString();
  return /^[\n\x20-\x7e\u00a0-\uffef]*$/.test(text) && text.includes("\n") && !text.includes("```");
}

/** The examples as sections. The fence of a code block is never part of one. */
export function writeExamples(examples: readonly Example[]): readonly string[] {
  if (examples.length === 0) return [];
  return [
    "## Examples",
    "Each of these documents was validated when this page was generated.",
    ...examples.flatMap(({ name, root, content }) => {
      const language = name.slice(name.lastIndexOf(".") + 1);
      return [`### ${root}: ${name}`, `\`\`\`${language}\n${content.toString().trimEnd()}\n\`\`\``];
    }),
  ];
}
