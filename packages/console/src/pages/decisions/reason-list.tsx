import type { ExplainedReason } from "@payment-routing/operator-contract";
import { texts } from "../../texts.ts";

const words = texts.explanation;

/** A part of the configuration. */
interface Placed {
  readonly pointer?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** File and line of a part of the configuration, or its JSON Pointer where it comes from no file. */
export function Place({ of: { pointer, file, line, column } }: { readonly of: Placed }) {
  if (file === undefined) return pointer === undefined ? null : <code class="small">{pointer}</code>;
  const name = file.slice(file.lastIndexOf("/") + 1);
  return (
    <code class="small" title={`${file}, ${pointer}`}>
      {[name, line, column].filter((part) => part !== undefined).join(":")}
    </code>
  );
}

/** Constraints that a search does not satisfy, with the constraints inside them. */
export function ReasonList({ reasons }: { readonly reasons: readonly ExplainedReason[] }) {
  return (
    <ul class="reasons">
      {reasons.map((reason) => (
        <li key={`${reason.pointer} ${reason.code}`}>
          <strong>{reason.code}</strong>: {words.expected(reason.expected, reason.actual)}
          {reason.missing && ` (${words.missing})`} <Place of={reason} />
          {reason.causes !== undefined && <ReasonList reasons={reason.causes} />}
        </li>
      ))}
    </ul>
  );
}
