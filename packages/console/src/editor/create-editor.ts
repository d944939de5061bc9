import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { json, jsonLanguage } from "@codemirror/lang-json";
import { xml } from "@codemirror/lang-xml";
import { yaml, yamlLanguage } from "@codemirror/lang-yaml";
import { bracketMatching, foldGutter, foldKeymap, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, forEachDiagnostic, linter, lintGutter, lintKeymap } from "@codemirror/lint";
import { unifiedMergeView } from "@codemirror/merge";
import { search, searchKeymap } from "@codemirror/search";
import {
  Annotation,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Text,
} from "@codemirror/state";
import { EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import css from "../styles/editor.css?inline";
import type { Schema } from "./schema.ts";
import { completeBySchema, describeBySchema, findSchemaIssues } from "./schema-assist.ts";

/** An issue of a text, at its position from 1. */
export interface TextIssue {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
  readonly isWarning?: boolean;
}

export interface EditorOptions {
  /** Its name for screen readers. */
  readonly label: string;
  readonly language: "yaml" | "json" | "xml";
  readonly text: string;
  /** Helps to write YAML and JSON. */
  readonly schema?: Schema | undefined;
  /** The text to compare with. */
  readonly original?: string | undefined;
  /** Without it, the text can be read only. */
  readonly onChange?: ((text: string) => void) | undefined;
  /** Called with all issues that are marked. */
  readonly onIssues?: ((issues: readonly TextIssue[]) => void) | undefined;
}

export interface Editor {
  /** Replaces the text, unless it is the same. */
  setText(text: string): void;
  /** Marks what the service found. A mark goes when its text changes. */
  setIssues(issues: readonly TextIssue[]): void;
  /** Selects a line, and moves the focus there. */
  showLine(line: number): void;
  destroy(): void;
}

const SHEET = new CSSStyleSheet();
SHEET.replaceSync(css);

/** Marks a change that nobody typed here. */
const isReplaced = Annotation.define<true>();

const setFound = StateEffect.define<readonly Diagnostic[]>();

/** What the service found. */
const found = StateField.define<readonly Diagnostic[]>({
  create: () => [],
  update(diagnostics, { changes, effects }) {
    for (const effect of effects) if (effect.is(setFound)) return effect.value;
    if (changes.empty) return diagnostics;
    return diagnostics
      .filter(({ from, to }) => !changes.touchesRange(from, to))
      .map((each) => ({ ...each, from: changes.mapPos(each.from, 1), to: changes.mapPos(each.to, -1) }));
  },
});

/**
 * Creates an editor. In a shadow root its styles are adopted style sheets, which the policy of the page allows: a style element
 * would not be.
 */
export function createEditor(root: ShadowRoot, options: EditorOptions): Editor {
  root.adoptedStyleSheets = [SHEET];
  // Texts that were typed, and have not come back as the text to show: by then more may be typed.
  const typed: string[] = [];
  const onChange = options.onChange && ((text: string) => typed.push(text) && options.onChange?.(text));
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: options.text, extensions: listExtensions({ ...options, onChange }) }),
  });
  return {
    setText(text) {
      const { doc } = view.state;
      const echo = typed.indexOf(text);
      typed.splice(0, echo + 1);
      if (echo === -1 && doc.toString() !== text)
        view.dispatch({
          changes: { from: 0, to: doc.length, insert: text },
          annotations: isReplaced.of(true),
        });
    },
    setIssues(issues) {
      const diagnostics = issues.map((issue) => locateIssue(issue, view.state.doc));
      view.dispatch({ effects: setFound.of(diagnostics) });
    },
    showLine(number) {
      if (!(number >= 1 && number <= view.state.doc.lines)) return;
      const { from, to } = view.state.doc.line(number);
      view.dispatch({
        selection: { anchor: to, head: from },
        effects: EditorView.scrollIntoView(from, { y: "center" }),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

function locateIssue({ line = 1, column = 1, message, isWarning }: TextIssue, doc: Text): Diagnostic {
  const { from, to } = doc.line(Math.min(line, doc.lines));
  const start = Math.min(from + column - 1, to);
  return { from: start, to, severity: isWarning ? "warning" : "error", message };
}

function listExtensions(options: EditorOptions): readonly Extension[] {
  const { label, language, schema, original, onChange, onIssues } = options;
  return [
    lineNumbers(),
    foldGutter(),
    history(),
    bracketMatching(),
    highlightActiveLine(),
    search({ top: true }),
    syntaxHighlighting(classHighlighter),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
    EditorView.domEventHandlers({ beforeinput: replaceSelection }),
    EditorState.readOnly.of(onChange === undefined),
    keymap.of([
      ...completionKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      // After Escape, Tab leaves the editor.
      ...(onChange === undefined ? [] : [indentWithTab]),
    ]),
    language === "xml" ? xml() : assist(language, schema),
    original === undefined ? listLint(schema) : compareWith(original),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged && !transactions.some((each) => each.annotation(isReplaced)))
        onChange?.(state.doc.toString());
      if (transactions.some(({ effects }) => effects.length > 0)) onIssues?.(listIssues(state));
    }),
  ];
}

/** Chromium would give new text the style of the text that it replaces, as an inline style, which the policy forbids. */
function replaceSelection({ inputType, data, isComposing }: InputEvent, view: EditorView): boolean {
  const { state } = view;
  if (inputType !== "insertText" || data === null || isComposing || state.readOnly) return false;
  if (state.selection.main.empty) return false;
  view.dispatch(state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
  return true;
}

function assist(language: "yaml" | "json", schema: Schema | undefined): Extension {
  const isJson = language === "json";
  const [support, { parser }] = isJson ? [json(), jsonLanguage] : [yaml(), yamlLanguage];
  if (schema === undefined) return support;
  return [
    support,
    describeBySchema(schema),
    autocompletion({ icons: false, override: [completeBySchema(schema, parser, isJson)] }),
  ];
}

function listLint(schema: Schema | undefined): Extension {
  return [
    found,
    lintGutter(),
    linter(
      ({ state }) => [
        ...state.field(found),
        ...(schema === undefined ? [] : findSchemaIssues(state, schema)),
      ],
      {
        delay: 500,
        needsRefresh: ({ transactions }) =>
          transactions.some(({ effects }) => effects.some((effect) => effect.is(setFound))),
      },
    ),
  ];
}

function compareWith(original: string): Extension {
  return unifiedMergeView({ original, mergeControls: false, collapseUnchanged: { margin: 3, minSize: 6 } });
}

function listIssues(state: EditorState): readonly TextIssue[] {
  const issues: TextIssue[] = [];
  forEachDiagnostic(state, ({ message }, from) => {
    const line = state.doc.lineAt(from);
    issues.push({ line: line.number, column: from - line.from + 1, message });
  });
  return issues;
}
