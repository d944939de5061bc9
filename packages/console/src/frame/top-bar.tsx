import type { ProblemError } from "@payment-routing/operator-client";
import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { Icon } from "../components/icon.tsx";
import { Named, ResponseNames } from "../components/named.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { Badge, Time } from "../components/values.tsx";
import { isUtc } from "../formats.ts";
import { isPaused, staleness } from "../live/updates.ts";
import { session } from "../session/current-session.ts";
import { hasShortcuts } from "../session/preferences.ts";
import { signOut } from "../session/sign-in.ts";
import { SearchBox } from "./search-box.tsx";
import { SHORTCUTS } from "./shortcuts.ts";

const SCOPES = { viewer: "Viewer: may read", operator: "Operator", admin: "Admin" } as const;

/** The colours of environments, by the tokens that have them. */
const COLOURS = { grey: "neutral", green: "good", blue: "busy", amber: "warning", red: "bad" } as const;

const MENU = "M2 4h12M2 8h12M2 12h12";
const PAUSE = "M5.5 3v10M10.5 3v10";
const RESUME = "M4.5 3v10l8-5z";
const PERSON = "M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14.5c.5-3 2.5-4.5 5.5-4.5s5 1.5 5.5 4.5";

/** The place of the search, the environment, whether the page is live, and the person. */
export function TopBar() {
  const isSandbox = session.value?.is_sandbox === true;
  const { environment } = session.value ?? {};
  const tone = environment ? COLOURS[environment.colour] : "warning";
  return (
    <header class={environment || isSandbox ? `topbar marked ${tone}` : "topbar"}>
      <button type="button" class="menu bare" popovertarget="sidebar" aria-label="Pages">
        <Icon path={MENU} />
      </button>
      <SearchBox />
      {environment && <span class={`badge environment ${tone}`}>{environment.name}</span>}
      <CellMenu />
      {isSandbox && <Badge tone="warning" text="Sandbox" />}
      <LiveState />
      <PersonMenu />
    </header>
  );
}

/** The name of the cell, and the same page in the others. */
function CellMenu() {
  const { url } = useLocation();
  const cell = session.value?.cell;
  if (cell === undefined) return null;
  if (cell.others.length === 0) return <Badge tone="neutral" text={`Cell ${cell.name}`} />;
  return (
    <>
      <button type="button" class="quiet" popovertarget="cells" aria-label={`Cell ${cell.name}`}>
        <span class="word">Cell </span>
        {cell.name}
      </button>
      <div id="cells" class="popover" popover="auto">
        <p>The same page in another cell:</p>
        <ul>
          {cell.others.map((other) => (
            <li key={other.name}>
              <a href={`${other.url}${url}`}>{other.name}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function LiveState() {
  const [tone, text] = isPaused.value
    ? ["warning", "Paused"]
    : staleness.value === ""
      ? ["good", "Live"]
      : ["bad", "Outdated"];
  const label = isPaused.value ? "Resume updates" : "Pause updates";
  const toggle = () => {
    isPaused.value = !isPaused.value;
  };
  return (
    <>
      <span class={`live ${tone}`}>{text}</span>
      <button type="button" class="bare" aria-label={label} title={label} onClick={toggle}>
        <Icon path={isPaused.value ? RESUME : PAUSE} />
      </button>
    </>
  );
}

function PersonMenu() {
  const [error, setError] = useState<ProblemError>();
  const { value } = session;
  if (value === null || value === undefined) return null;
  const end = (everywhere: boolean) => {
    setError(undefined);
    signOut({ everywhere }).catch(setError);
  };
  return (
    <>
      <button type="button" class="quiet" popovertarget="person">
        <Icon path={PERSON} />
        <span class="hidden">Session of </span>
        <span class="word">{value.key_id}</span>
      </button>
      <div id="person" class="popover" popover="auto">
        <p>
          <strong>{value.key_id}</strong>
          <br />
          {SCOPES[value.scope]}
        </p>
        {value.client_ids !== undefined && (
          <ResponseNames.Provider value={value.names ?? {}}>
            <p>Limited to clients:</p>
            <ul>
              {value.client_ids.map((id) => (
                <li key={id}>
                  <Named of="clients" id={id} />
                </li>
              ))}
            </ul>
          </ResponseNames.Provider>
        )}
        <p class="small">
          Signed in until <Time at={value.expires_at} />
        </p>
        <fieldset>
          <Switch choice={isUtc} label="Times in UTC" />
        </fieldset>
        <Shortcuts />
        <div class="actions">
          <button type="button" onClick={() => end(false)}>
            Sign out
          </button>
          <button type="button" onClick={() => end(true)}>
            Sign out everywhere
          </button>
        </div>
        {error !== undefined && (
          <ProblemNote error={error} consequence="You may still be signed in: sign out again." />
        )}
      </div>
    </>
  );
}

function Switch({ choice, label }: { readonly choice: Signal<boolean>; readonly label: string }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={choice.value}
        onChange={({ currentTarget }) => {
          choice.value = currentTarget.checked;
        }}
      />
      {label}
    </label>
  );
}

/** Switches single keys on and off, and lists them. */
function Shortcuts() {
  return (
    <fieldset>
      <Switch choice={hasShortcuts} label="Single-key shortcuts" />
      {SHORTCUTS.map(([keys, effect]) => (
        <span key={effect} class="small">
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{" "}
          {effect}
        </span>
      ))}
    </fieldset>
  );
}
