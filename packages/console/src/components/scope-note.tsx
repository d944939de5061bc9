import { session } from "../session/current-session.ts";

interface ScopeNoteProps {
  readonly scope: "operator" | "admin";
  /** What the scope is needed for: `create and revoke keys`. */
  readonly to: string;
}

/** Says why something is not offered to whoever is signed in, and who can help. */
export function ScopeNote({ scope, to }: ScopeNoteProps) {
  return (
    <p class="note">
      <span>
        {`It takes a key of scope ${scope} to ${to}. You are signed in as ${session.value?.scope}: an admin can `}
        <a href="/console/keys">create a key</a> for you.
      </span>
    </p>
  );
}
