import type { ProblemError } from "@payment-routing/operator-client";
import type { FindResult, FoundItem } from "@payment-routing/operator-contract";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { client } from "../api/client.ts";
import { Icon } from "../components/icon.tsx";
import { NamesOf } from "../components/named.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { count } from "../formats.ts";
import { findPath } from "./find-path.ts";
import { Found } from "./found.tsx";

const GLASS = "M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.5 10.5 14 14";

/** Looked up when nothing was typed for so long. */
const PAUSE_MS = 300;

const CONTENT =
  "Searches events, sessions, callbacks, transactions, order numbers, requests, clients and accounts by number or ID, and clients by name.";

/** A text that was looked up: what it stands for, or why that is not known. */
interface Answer {
  readonly to: { readonly text: string };
  readonly result?: FindResult;
  readonly error?: ProblemError;
}

/** Finds what a text stands for, by kind. Enter opens the only hit, or the one that the arrow keys chose. */
export function SearchBox() {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const { route } = useLocation();
  const [typed, setTyped] = useState("");
  // Another object with the same text looks it up again.
  const [asked, setAsked] = useState({ text: "" });
  const [answer, setAnswer] = useState<Answer>();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  /** Whether Enter was pressed before the answer came. */
  const opensOnly = useRef(false);
  const text = typed.trim();
  const { result, error } = answer?.to === asked && asked.text === text ? answer : {};
  const items = result?.items ?? [];

  const show = (item: FoundItem) => {
    setTyped("");
    box.current?.querySelector("input")?.blur();
    route(findPath(item));
  };
  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  useEffect(() => {
    const timer = setTimeout(() => setAsked((last) => (last.text === text ? last : { text })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (asked.text === "") return;
    const controller = new AbortController();
    const { signal } = controller;
    client.call("find", { body: asked }, { signal }).then(
      (found) => {
        const [first, ...others] = found.items;
        if (opensOnly.current && first !== undefined && others.length === 0) show(first);
        setAnswer({ to: asked, result: found });
      },
      (problem) => signal.aborted || setAnswer({ to: asked, error: problem }),
    );
    return () => controller.abort();
  }, [asked]);
  useEffect(() => {
    box.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    opensOnly.current = event.key === "Enter";
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setChosen((Math.max(chosen, step === 1 ? -1 : 0) + step + items.length) % items.length);
    } else if (event.key === "Enter" && text !== "") {
      const hit = items[chosen] ?? (items.length === 1 ? items[0] : undefined);
      if (hit !== undefined) show(hit);
      else if (result === undefined) setAsked({ text });
    } else if (event.key === "Escape") {
      event.preventDefault();
      box.current?.querySelector("input")?.blur();
    }
  };
  return (
    <search ref={box} class="search" onFocusIn={() => setOpen(true)} onFocusOut={close}>
      <Icon path={GLASS} />
      <input
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={chosen === -1 ? undefined : `${id}-${chosen}`}
        placeholder="Search"
        autocomplete="off"
        spellcheck={false}
        maxLength={1000}
        value={typed}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setChosen(-1);
        }}
        onKeyDown={press}
      />
      <div class="found" hidden={!isOpen}>
        <p role="status" class="small">
          {describe(text, result, error)}
        </p>
        {error !== undefined && <ProblemNote error={error} />}
        <NamesOf response={result ?? {}}>
          <div role="listbox" id={id} aria-label="Found">
            {items.map((item, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the box
              <div
                key={index}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                // The focus stays in the box.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => show(item)}
              >
                <Found item={item} />
              </div>
            ))}
          </div>
        </NamesOf>
      </div>
    </search>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What can be searched, or how the search went. */
function describe(text: string, result?: FindResult, error?: ProblemError): string {
  if (text === "") return CONTENT;
  if (error !== undefined) return "Enter tries again.";
  if (result === undefined) return "Searching …";
  const { length } = result.items;
  if (length > 0) return `${count(length, "hit")}: arrow keys choose, Enter opens.`;
  return "Nothing has this ID, number or name. Searches older than 30 days are found by client and event, in Searches and decisions.";
}
