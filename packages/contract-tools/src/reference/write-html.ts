import { Marked } from "marked";
import { Headings } from "./headings.ts";

/** Converts a page to one HTML file without scripts. `.md` links between pages become `.html` links. */
export function writeHtml(title: string, markdown: string): string {
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
