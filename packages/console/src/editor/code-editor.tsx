import { useEffect, useRef, useState } from "preact/hooks";
import type { Editor, EditorOptions, TextIssue } from "./create-editor.ts";

interface CodeEditorProps extends Omit<EditorOptions, "onIssues"> {
  /** What the service found. Undefined: what was marked stays. */
  readonly issues?: readonly TextIssue[] | undefined;
  /** The line to show, from 1. */
  readonly line?: number | undefined;
}

/** Issues that are listed. The others are marked in the text. */
const MAX_LISTED = 5;

/** A text with line numbers, folding, search, and marks for issues. The editor is loaded when the first one is shown. */
export function CodeEditor(props: CodeEditorProps) {
  const { text, issues, line, onChange } = props;
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [editor, setEditor] = useState<Editor>();
  const [isBroken, setBroken] = useState(false);
  const [marked, setMarked] = useState<readonly TextIssue[]>([]);
  useEffect(() => {
    let created: Editor | undefined;
    let isGone = false;
    import("./create-editor.ts").then(
      ({ createEditor }) => {
        if (isGone || host.current === null) return;
        const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
        created = createEditor(root, {
          ...latest.current,
          ...(onChange !== undefined && { onChange: (changed) => latest.current.onChange?.(changed) }),
          onIssues: setMarked,
        });
        setEditor(created);
      },
      () => setBroken(true),
    );
    return () => {
      isGone = true;
      created?.destroy();
    };
  }, []);
  useEffect(() => editor?.setText(text), [editor, text]);
  useEffect(() => issues && editor?.setIssues(issues), [editor, issues]);
  useEffect(() => {
    if (line !== undefined) editor?.showLine(line);
  }, [editor, line]);
  return (
    <>
      <div ref={host} class="editor" />
      {editor === undefined && <LoadingText text={text} isBroken={isBroken} />}
      <div role="status" class="small">
        <IssueList issues={marked} />
        {onChange !== undefined && <p>Press Escape, then Tab, to leave the editor by keyboard.</p>}
      </div>
    </>
  );
}

function LoadingText({ text, isBroken }: { readonly text: string; readonly isBroken: boolean }) {
  return (
    <>
      {isBroken && <p class="note bad">The editor could not be loaded. Reload the page.</p>}
      <pre>{text}</pre>
    </>
  );
}

function IssueList({ issues }: { readonly issues: readonly TextIssue[] }) {
  if (issues.length === 0) return null;
  const others = issues.length - MAX_LISTED;
  return (
    <ul>
      {issues.slice(0, MAX_LISTED).map(({ line, column, message }) => (
        <li key={`${line}:${column} ${message}`}>{`Line ${line}: ${message}`}</li>
      ))}
      {others > 0 && <li>{`${others} more, marked in the text. F8 goes to the next.`}</li>}
    </ul>
  );
}
