import type { ProblemError } from "@payment-routing/operator-client";
import { useCallback, useEffect, useState } from "preact/hooks";
import { ErrorBoundary } from "preact-iso/lazy";
import { LocationProvider, Route, Router, useLocation } from "preact-iso/router";
import { findSession } from "../api/client.ts";
import { Page } from "../components/page.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { DialogOutlet } from "../dialogs/modal.tsx";
import { staleness } from "../live/updates.ts";
import { session, shownTo } from "../session/current-session.ts";
import { isSidebarCollapsed } from "../session/preferences.ts";
import { findStart, PAGES } from "./pages.ts";
import { followShortcuts } from "./shortcuts.ts";
import { Sidebar } from "./sidebar.tsx";
import { SignInPage } from "./sign-in-page.tsx";
import { TopBar } from "./top-bar.tsx";

/** Between attempts to find the session while an error is shown. */
const RETRY_MS = 10_000;

/** The console: the sign-in page, or a page with its frame. */
export function App() {
  const [error, setError] = useState<ProblemError>();
  const find = useCallback(() => {
    findSession().then(
      () => setError(undefined),
      (problem) => setError(problem as ProblemError),
    );
  }, []);
  useEffect(find, []);
  useEffect(() => {
    if (error === undefined) return;
    const timer = setTimeout(find, RETRY_MS);
    return () => clearTimeout(timer);
  }, [error]);

  const keyId = shownTo.value;
  if (session.value === null || keyId !== undefined) {
    return (
      <>
        {session.value === null && <SignInPage />}
        {keyId !== undefined && (
          <div class={isSidebarCollapsed.value ? "frame collapsed" : "frame"} hidden={session.value === null}>
            <Frame key={keyId} />
          </div>
        )}
      </>
    );
  }
  return (
    <main>
      {error !== undefined ? (
        <ProblemNote error={error} onRetry={find} />
      ) : (
        <p class="loading" role="status">
          Loading …
        </p>
      )}
    </main>
  );
}

function Frame() {
  useEffect(followShortcuts, []);
  return (
    <LocationProvider scope="/console">
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <Sidebar />
      <TopBar />
      <div role="status">{staleness.value !== "" && <p class="note warning stale">{staleness.value}</p>}</div>
      <main id="content" tabIndex={-1}>
        <ErrorBoundary>
          <Router>
            {PAGES.map(({ path, component }) => (
              <Route key={path} path={path} component={component} />
            ))}
            <Route default component={OtherAddress} />
          </Router>
        </ErrorBoundary>
      </main>
      <DialogOutlet />
    </LocationProvider>
  );
}

/** The start of the console leads to its first page. */
function OtherAddress() {
  const { path, route } = useLocation();
  const isStart = /^\/console\/?$/.test(path);
  useEffect(() => {
    if (isStart) route(findStart(), true);
  }, [isStart, route]);
  if (isStart) return null;
  return (
    <Page title="Page not found">
      <p>No page has this address.</p>
    </Page>
  );
}
