import type { ProblemError } from "@payment-routing/operator-client";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { ProblemNote } from "../components/resource-view.tsx";
import { Time } from "../components/values.tsx";
import { isPaused } from "../live/updates.ts";
import { session } from "../session/current-session.ts";
import { signOut } from "../session/sign-in.ts";
import { PAGES } from "./pages.ts";

const SCOPE = { viewer: "viewer: may read", operator: "operator", admin: "admin" } as const;

/** The name of the product, the pages, the pause switch and the session. */
export function Header() {
  const { path } = useLocation();
  return (
    <header>
      <span class="product">Payment routing</span>
      {session.value?.is_sandbox && <span class="sandbox">Sandbox</span>}
      <nav aria-label="Pages">
        <ul>
          {PAGES.map((page) =>
            page.name === undefined ? null : (
              <li key={page.path}>
                <a href={page.path} aria-current={describeCurrent(path, page.path)}>
                  {page.name}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
      <PauseSwitch />
      <SessionMenu />
    </header>
  );
}

/** `page` for the page itself, `true` for one below it. */
function describeCurrent(path: string, page: string): "page" | "true" | undefined {
  if (path === page) return "page";
  return path.startsWith(`${page}/`) ? "true" : undefined;
}

function PauseSwitch() {
  const toggle = () => {
    isPaused.value = !isPaused.value;
  };
  return (
    <button type="button" class="quiet" aria-pressed={isPaused.value} onClick={toggle}>
      {isPaused.value ? "Resume updates" : "Pause updates"}
    </button>
  );
}

function SessionMenu() {
  const [error, setError] = useState<ProblemError>();
  const { value } = session;
  if (value === null || value === undefined) return null;
  const end = (everywhere: boolean) => {
    setError(undefined);
    signOut({ everywhere }).catch(setError);
  };
  return (
    <>
      <button type="button" class="quiet" popovertarget="session">
        <span class="hidden">{`Session of `}</span>
        {value.key_id}
      </button>
      <div id="session" popover="auto">
        <p>
          <strong>{value.key_id}</strong>
          <br />
          {SCOPE[value.scope]}
          <br />
          Ends <Time at={value.expires_at} />
        </p>
        <button type="button" onClick={() => end(false)}>
          Sign out
        </button>
        <button type="button" onClick={() => end(true)}>
          Sign out everywhere
        </button>
        {error !== undefined && (
          <ProblemNote error={error} consequence="You may still be signed in: sign out again." />
        )}
      </div>
    </>
  );
}
