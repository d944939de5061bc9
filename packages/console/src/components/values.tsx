import { type ComponentChildren, createContext, Fragment } from "preact";
import { useContext, useState } from "preact/hooks";
import { formatOtherZone, formatTime } from "../formats.ts";
import { Icon } from "./icon.tsx";

/** Names and values. Leaves out what has no value. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ComponentChildren])[] }) {
  return (
    <dl class="facts">
      {facts
        .filter(([, value]) => value !== undefined && value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A list of texts, each of which occurs once. */
export function TextList({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  /** Shows an icon instead of the label. */
  readonly isSmall?: true;
}

const COPY = "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3";

/** Copies a text. */
export function CopyButton({ label, text, isSmall }: CopyButtonProps) {
  const [result, setResult] = useState("");
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setResult("Copied."),
      () => setResult("The browser did not allow it."),
    );
  };
  return (
    <>
      {isSmall ? (
        <button type="button" class="bare" aria-label={label} title={label} onClick={copy}>
          <Icon path={COPY} />
        </button>
      ) : (
        <button type="button" onClick={copy}>
          {label}
        </button>
      )}
      <span role="status" class="small">
        {result}
      </span>
    </>
  );
}

/** A text for machines, which can be copied. */
export function CodeBlock({ text, label = "Copy" }: { readonly text: string; readonly label?: string }) {
  return (
    <div class="code-block">
      <pre>{text}</pre>
      <span class="copy">
        <CopyButton label={label} text={text} isSmall />
      </span>
    </div>
  );
}

/** An address or a path. Where there is little room it breaks between its parts, and not within them. */
export function Address({ url }: { readonly url: string }) {
  const parts = url.split(/(?<=\/\/|_)|(?=\.|:\d|(?<!\/)\/(?!\/))/);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** A digest of a configuration, by its first digits; whole on hover. */
export function Digest({ digest }: { readonly digest: string }) {
  return <code title={digest}>{shortenDigest(digest)}</code>;
}

/** As the command line and the list of decisions accept it. */
export function shortenDigest(digest: string): string {
  return digest.slice(0, "sha256:".length + 12);
}

/** A time of the interface, with the other zone on hover. A dash when there is none. */
export function Time({ at }: { readonly at: string | undefined }) {
  if (at === undefined) return <>–</>;
  const time = new Date(at);
  return (
    <time dateTime={at} title={formatOtherZone(time)}>
      {formatTime(time)}
    </time>
  );
}

/** How much a state needs an operator. */
export type Tone = "good" | "neutral" | "busy" | "warning" | "bad";

// Shapes differ, so that colour is not needed to tell states apart.
export const SHAPES: Readonly<Record<Tone, string>> = {
  good: "M3 8.5l3.5 3.5L13 4.5",
  neutral: "M3 8h10",
  busy: "M8 2.5a5.5 5.5 0 1 0 5.5 5.5M8 5v3l2.5 2",
  warning: "M8 2.5l6 11H2zM8 7v3M8 11.8v.2",
  bad: "M4 4l8 8M12 4l-8 8",
};

/** A state: its word, a shape and a colour. */
export function Badge({ tone, text }: { readonly tone: Tone; readonly text: string }) {
  return (
    <span class={`badge ${tone}`}>
      <Icon path={SHAPES[tone]} />
      {text}
    </span>
  );
}

/** A part of the configuration. */
interface Located {
  readonly pointer?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Where the page shows a line of a file. Undefined where it has no page. */
export const PositionPath = createContext<(file: string, line: number) => string | undefined>(
  () => undefined,
);

/** File and line of a part of the configuration, or its JSON Pointer where it comes from no file. */
export function Position({ of: { pointer, file, line, column } }: { readonly of: Located }) {
  const pathOf = useContext(PositionPath);
  if (file === undefined) return pointer === undefined ? null : <code class="small">{pointer}</code>;
  const name = file.slice(file.lastIndexOf("/") + 1);
  const position = (
    <code class="small" title={[file, pointer].filter(Boolean).join(", ")}>
      {[name, line, column].filter((part) => part !== undefined).join(":")}
    </code>
  );
  const path = line === undefined ? undefined : pathOf(file, line);
  return path === undefined ? position : <a href={path}>{position}</a>;
}
