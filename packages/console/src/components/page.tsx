import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { forgetDialog, notice } from "../dialogs/modal.tsx";
import { session } from "../session/current-session.ts";
import { PageCommand } from "./same-command.tsx";

interface PageProps {
  readonly title: string;
  /** The list that it belongs to: its name and its address. */
  readonly parent?: readonly [name: string, path: string];
  /** The command that shows the same, without the name of the program. Empty and failed pages offer it. */
  readonly command?: string;
  /** Buttons beside the title. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The content of one address: its heading, its title in the browser, and the focus when one comes from another page. */
export function Page({ title, parent, command, actions, children }: PageProps) {
  const environment = session.value?.environment?.name;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = [title, environment, "Payment routing"].filter(Boolean).join(" · ");
  }, [title, environment]);
  useEffect(() => {
    // The link that was followed may be gone, and the focus with it.
    if (hasShownPage) heading.current?.focus();
    hasShownPage = true;
    return () => {
      notice.value = "";
      forgetDialog();
    };
  }, []);
  return (
    <PageCommand.Provider value={command}>
      <div class="heading">
        <div>
          {parent !== undefined && (
            <a class="small" href={parent[1]}>
              {parent[0]}
            </a>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {actions !== undefined && <div class="actions">{actions}</div>}
      </div>
      <div role="status">{notice.value !== "" && <p class="note good">{notice.value}</p>}</div>
      {children}
    </PageCommand.Provider>
  );
}

let hasShownPage = false;
