import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { forgetDialog, notice } from "../dialogs/modal.tsx";

interface PageProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The content of one address: its heading, its title in the browser, and the focus when one comes from another page. */
export function Page({ title, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Payment routing`;
  }, [title]);
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
    <>
      <div class="heading">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions !== undefined && <div class="actions">{actions}</div>}
      </div>
      <div role="status">{notice.value !== "" && <p class="note good">{notice.value}</p>}</div>
      {children}
    </>
  );
}

let hasShownPage = false;
