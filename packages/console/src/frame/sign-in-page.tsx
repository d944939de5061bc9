import type { ProblemError } from "@payment-routing/operator-client";
import type { ConsoleSignInOptions } from "@payment-routing/operator-contract";
import { useEffect, useId, useState } from "preact/hooks";
import { client } from "../api/client.ts";
import { ProblemNote } from "../components/problem-note.tsx";
import { signIn } from "../session/sign-in.ts";

const OIDC_FAILURES = {
  unavailable: "The provider does not answer. Try again, or sign in with a key.",
  rejected: "The provider rejected the sign-in.",
  expired: "The sign-in took too long, or was started in another browser. Try again.",
  "no-scope": "None of your groups may use the console.",
} as const;

/** Signs in with a key. The page that was asked for shows at the same address afterwards. */
export function SignInPage() {
  const id = useId();
  const [offer, setOffer] = useState<ConsoleSignInOptions>();
  const [error, setError] = useState<ProblemError>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const before = document.title;
    document.title = "Sign in · Payment routing";
    client.call("readSignInOptions").then(setOffer, setError);
    return () => {
      document.title = before;
    };
  }, []);

  const start = (key: string) => {
    setBusy(true);
    setError(undefined);
    signIn(key)
      .catch(setError)
      .finally(() => setBusy(false));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const key = new FormData(event.currentTarget as HTMLFormElement).get("key");
    start(String(key).trim());
  };
  const sandboxKey = offer?.sandbox_key;
  const failure = findFailure();
  return (
    <main class="sign-in panel">
      <p class="brand">
        <span class="mark" /> Payment routing
      </p>
      <h1>Sign in</h1>
      {error !== undefined && <ProblemNote error={error} />}
      {failure !== undefined && (
        <p class="note bad" role="alert">
          {failure}
        </p>
      )}
      {typeof offer?.oidc?.name === "string" && (
        <p>
          <a class="button primary" href={writeOidcStart()}>
            {`Sign in with ${offer.oidc.name}`}
          </a>
        </p>
      )}
      {typeof sandboxKey === "string" && (
        <button type="button" class="primary" disabled={isBusy} onClick={() => start(sandboxKey)}>
          Sign in to the sandbox
        </button>
      )}
      <form onSubmit={submit}>
        <label for={id}>Operator key</label>
        <input
          id={id}
          name="key"
          type="password"
          autocomplete="current-password"
          required
          spellcheck={false}
        />
        <button type="submit" disabled={isBusy}>
          Sign in
        </button>
        <p class="small">The key stays on the server: the browser gets a session that ends by itself.</p>
      </form>
    </main>
  );
}

/** The provider leads back to the page that was asked for. */
function writeOidcStart(): string {
  const path = new URLSearchParams({ path: location.pathname + location.search });
  return `/console/api/oidc/start?${path}`;
}

/** Why a sign-in with a provider failed: the service says so in the address. */
function findFailure(): string | undefined {
  const failure = new URLSearchParams(location.search).get("sign_in");
  return Object.entries(OIDC_FAILURES).find(([code]) => code === failure)?.[1];
}
