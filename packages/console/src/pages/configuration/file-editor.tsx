import type { ConfigurationFile } from "@payment-routing/operator-contract";
import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { ViewLinks } from "../../components/links.tsx";
import { CodeEditor } from "../../editor/code-editor.tsx";
import type { Schema } from "../../editor/schema.ts";
import { putFile, removeFile } from "./draft.ts";
import { type FileIssue, selectIssues } from "./select-issues.ts";

export const findLanguage = (path: string) => (path.endsWith(".json") ? "json" : "yaml");

interface FilesProps {
  readonly files: readonly ConfigurationFile[];
  readonly issues: readonly FileIssue[] | undefined;
}

/** Shows the files of a configuration, each with its text. The address has the file, and the line that an issue led to. */
export function FileView({ files, issues, isEdited }: FilesProps & { readonly isEdited?: true }) {
  const { query } = useLocation();
  const file = files.find(({ path }) => path === query.file) ?? files[0];
  const schema = useSchema();
  const ofFile = useMemo(() => issues && selectIssues(issues, file?.path ?? "", files), [issues, file?.path]);
  if (file === undefined || schema === undefined) return null;
  const { path, text } = file;
  return (
    <>
      <ViewLinks label="Files" name="file" views={files.map((each) => [each.path, each.path])} shown={path} />
      <CodeEditor
        key={path}
        label={`Text of ${path}`}
        language={findLanguage(path)}
        text={text}
        schema={schema}
        issues={ofFile}
        line={query.line === undefined ? undefined : Number(query.line)}
        onChange={isEdited && ((changed) => putFile({ path, text: changed }))}
      />
    </>
  );
}

/** The schema of the files. Undefined until it is loaded. Empty when that fails: the files can be edited without help. */
function useSchema(): Schema | undefined {
  const [schema, setSchema] = useState<Schema>();
  useEffect(() => {
    import("@payment-routing/config-contract/configuration-file.schema.json").then(
      (loaded) => setSchema(loaded.default as Schema),
      () => setSchema({}),
    );
  }, []);
  return schema;
}

/** Edits the files of a draft. */
export function FileEditor({ files, issues }: FilesProps) {
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
      {file === undefined && <p class="empty">The draft has no files: add some.</p>}
      <FileView files={files} issues={issues} isEdited />
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
