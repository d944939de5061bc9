import { useId } from "preact/hooks";
import { formatTime } from "../formats.ts";
import { useResource } from "../live/use-resource.ts";
import { shortenDigest } from "./values.tsx";

interface VersionFieldProps {
  /** The name of the field in its form. */
  readonly name: string;
  readonly label: string;
  /** The words for no stored version. */
  readonly none: string;
  /** A digest, or empty. */
  readonly value?: string;
}

/** Chooses a stored version of the configuration. */
export function VersionField({ name, label, none, value = "" }: VersionFieldProps) {
  const id = useId();
  const { content, error } = useResource("listConfigurationVersions");
  const versions = content?.items ?? [];
  const isUnread = content === undefined && error !== undefined;
  return (
    <div class="field wide">
      <label for={id}>{label}</label>
      <select id={id} name={name} aria-describedby={isUnread ? `${id}-unread` : undefined}>
        <option value="">{none}</option>
        {value !== "" && !versions.some(({ digest }) => digest === value) && (
          <option value={value} selected>
            {shortenDigest(value)}
          </option>
        )}
        {versions.map(({ digest, stored_at, reason }) => (
          <option key={digest} value={digest} selected={digest === value}>
            {[shortenDigest(digest), formatTime(new Date(stored_at)), reason].join(" · ")}
          </option>
        ))}
      </select>
      {isUnread && (
        <span id={`${id}-unread`} class="small">
          The stored versions could not be read.
        </span>
      )}
    </div>
  );
}
