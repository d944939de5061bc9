import { useId } from "preact/hooks";
import { formatTime } from "../formats.ts";
import { describeVersion } from "../labels.ts";
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
  readonly onChange?: (digest: string) => void;
}

/** Chooses a stored version of the configuration. */
export function VersionField({ name, label, none, value = "", onChange }: VersionFieldProps) {
  const id = useId();
  const { content, error } = useResource("listConfigurationVersions");
  const versions = content?.items ?? [];
  const isUnread = content === undefined && error !== undefined;
  return (
    <div class="field wide">
      <label for={id}>{label}</label>
      <select
        id={id}
        name={name}
        aria-describedby={isUnread ? `${id}-unread` : undefined}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      >
        <option value="">{none}</option>
        {value !== "" && !versions.some(({ digest }) => digest === value) && (
          <option value={value} selected>
            {shortenDigest(value)}
          </option>
        )}
        {versions.map((version) => (
          <option key={version.digest} value={version.digest} selected={version.digest === value}>
            {[describeVersion(version), formatTime(new Date(version.stored_at)), version.reason].join(" · ")}
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
