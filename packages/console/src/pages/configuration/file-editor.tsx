import type { ConfigurationFile } from "@payment-routing/operator-contract";
import { useEffect, useId, useRef } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { ViewLinks } from "../../components/links.tsx";
import { putFile, removeFile } from "./draft.ts";
import { findLine } from "./find-line.ts";

/** Edits files as text. The address has the file, and the line that an issue led to. */
export function FileEditor({ files }: { readonly files: readonly ConfigurationFile[] }) {
  const id = useId();
  const { query } = useLocation();
  const file = files.find(({ path }) => path === query.file) ?? files[0];
  const upload = async (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    for (const each of input.files ?? []) putFile({ path: each.name, text: await each.text() });
    input.value = "";
  };
  return (
    <>
      {file === undefined ? (
        <p class="empty">The draft has no files: add some.</p>
      ) : (
        <>
          <ViewLinks
            label="Files of the draft"
            name="file"
            views={files.map(({ path }) => [path, path])}
            shown={file.path}
          />
          <TextEditor key={file.path} file={file} line={Number(query.line)} />
        </>
      )}
      <div class="actions">
        <label for={id}>Add or replace files</label>
        <input
          id={id}
          type="file"
          multiple
          accept=".yaml,.yml,.json"
          onChange={(event) => void upload(event)}
        />
        {file !== undefined && (
          <button type="button" onClick={() => removeFile(file.path)}>
            Remove the file
          </button>
        )}
      </div>
    </>
  );
}

/** Lines keep their height, so that a line can be scrolled to. */
const ROWS = 24;

function TextEditor({
  file: { path, text },
  line,
}: {
  readonly file: ConfigurationFile;
  readonly line: number;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const found = findLine(area.current?.value ?? "", line);
    if (area.current === null || found === undefined) return;
    area.current.focus();
    area.current.setSelectionRange(found.start, found.end);
    const lineHeight = area.current.clientHeight / ROWS;
    area.current.scrollTop = (line - ROWS / 2) * lineHeight;
  }, [line]);
  const edit = (event: Event) => putFile({ path, text: (event.currentTarget as HTMLTextAreaElement).value });
  return (
    <textarea
      ref={area}
      class="code"
      rows={ROWS}
      wrap="off"
      spellcheck={false}
      aria-label={`Text of ${path}`}
      value={text}
      onInput={edit}
    />
  );
}
