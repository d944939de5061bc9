/** A TSDoc comment; each entry is a paragraph, empty ones are left out. */
export function docComment(paragraphs: readonly string[], indent = ""): string {
  const lines = paragraphs
    .filter((paragraph) => paragraph !== "")
    .flatMap((paragraph, index) => [
      ...(index === 0 ? [] : [""]),
      ...wrap(paragraph.replaceAll("*/", "*\\/"), 106 - indent.length),
    ]);
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === "" ? "" : ` ${line}`}\n`).join("")}${indent} */\n`;
}

function wrap(paragraph: string, width: number): string[] {
  return paragraph.split("\n").flatMap((text) => {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(" ")) {
      if (line !== "" && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else {
        line = line === "" ? word : `${line} ${word}`;
      }
    }
    return [...lines, line];
  });
}
