import type { ConfigurationFile } from "@payment-routing/operator-contract";
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { ViewLinks } from "../../components/view-links.tsx";
import { findLine } from "./find-line.ts";

/** The files of a version. The address has the file and the line that is marked. */
export function FileView({ files }: { readonly files: readonly ConfigurationFile[] }) {
  const { query } = useLocation();
  const file = files.find(({ path }) => path === query.file) ?? files[0];
  if (file === undefined) return null;
  return (
    <>
      <ViewLinks label="File" name="file" views={files.map(({ path }) => [path, path])} shown={file.path} />
      <Source key={file.path} file={file} line={Number(query.line)} />
    </>
  );
}

function Source({ file: { path, text }, line }: { readonly file: ConfigurationFile; readonly line: number }) {
  const marked = useRef<HTMLElement>(null);
  useEffect(() => marked.current?.scrollIntoView({ block: "center" }), [line]);
  const { start, end } = findLine(text, line) ?? { start: text.length, end: text.length };
  const lines = text.split("\n").length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only what has the focus
    <section class="source" aria-label={path} tabIndex={0}>
      <pre aria-hidden="true">{Array.from({ length: lines }, (_, index) => index + 1).join("\n")}</pre>
      <pre>
        {text.slice(0, start)}
        {end > start && (
          <mark ref={marked} title={`line ${line}`}>
            {text.slice(start, end)}
          </mark>
        )}
        {text.slice(end)}
      </pre>
    </section>
  );
}
