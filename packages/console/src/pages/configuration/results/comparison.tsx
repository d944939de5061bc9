import type { ConfigurationFile } from "@payment-routing/operator-contract";
import { useEffect, useState } from "preact/hooks";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { ResourceView } from "../../../components/resource-view.tsx";
import { CodeEditor } from "../../../editor/code-editor.tsx";
import { useResource } from "../../../live/use-resource.ts";
import { findLanguage } from "../file-editor.tsx";
import type { MemberChange } from "./compare-members.ts";

interface ComparisonProps {
  /** The version to compare with. Default: the one in use. */
  readonly before: string | undefined;
  readonly files: readonly ConfigurationFile[];
}

/** The differences of two versions as text and by member, side by side. */
export function Comparison({ before, files }: ComparisonProps) {
  const state = useResource("readConfiguration", before === undefined ? {} : null);
  const digest = before ?? state.content?.served_digest;
  const version = useResource("readConfigurationVersion", digest === undefined ? null : { digest });
  return (
    <ResourceView resource={version}>
      {(other) => (
        <div class="columns">
          <section class="result">
            <h3>Text</h3>
            <TextChanges before={other.files} after={files} />
          </section>
          <section class="result">
            <h3>Members</h3>
            <MemberChanges before={other.files} after={files} />
          </section>
        </div>
      )}
    </ResourceView>
  );
}

interface ChangesProps {
  readonly before: readonly ConfigurationFile[];
  readonly after: readonly ConfigurationFile[];
}

function TextChanges({ before, after }: ChangesProps) {
  const textOf = (files: readonly ConfigurationFile[], path: string) =>
    files.find((file) => file.path === path)?.text ?? "";
  const changed = [...new Set([...before, ...after].map(({ path }) => path))].filter(
    (path) => textOf(before, path) !== textOf(after, path),
  );
  if (changed.length === 0) return <p class="note good">The text is the same.</p>;
  return changed.map((path) => (
    <CodeEditor
      key={`${path} ${textOf(before, path)}`}
      label={`Changes of ${path}`}
      language={findLanguage(path)}
      original={textOf(before, path)}
      text={textOf(after, path)}
    />
  ));
}

function MemberChanges({ before, after }: ChangesProps) {
  const [changes, setChanges] = useState<readonly MemberChange[]>();
  useEffect(() => {
    void import("./compare-files.ts").then(({ compareFiles }) => setChanges(compareFiles(before, after)));
  }, [before, after]);
  if (changes === undefined) return null;
  return (
    <DataTable
      caption="Members that differ"
      columns={COLUMNS}
      items={changes}
      keyOf={({ path }) => path}
      empty="Every member is the same: only order, comments or spaces may differ."
    />
  );
}

const COLUMNS: readonly Column<MemberChange>[] = [
  {
    heading: "Member",
    show: ({ path }) => <code class="breaks">{path.replace(/^\./, "")}</code>,
    isText: true,
  },
  { heading: "Before", show: ({ before }) => <Json value={before} />, isText: true },
  { heading: "After", show: ({ after }) => <Json value={after} />, isText: true },
];

/** The rest of a large part is in the text. */
const MAX_SHOWN = 120;

function Json({ value }: { readonly value: MemberChange["before"] }) {
  const text = JSON.stringify(value) ?? "–";
  return <code class="breaks">{text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}</code>;
}
