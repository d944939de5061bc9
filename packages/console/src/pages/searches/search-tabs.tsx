import { useLocation } from "preact-iso/router";

const TABS = [
  ["/console/decisions", "Decided"],
  ["/console/searches/rejected", "Rejected before a decision"],
] as const;

/** Links between the searches that were decided, and those that were rejected before. */
export function SearchTabs() {
  const { path } = useLocation();
  return (
    <nav class="tabs" aria-label="Searches">
      {TABS.map(([to, text]) => (
        <a key={to} href={to} aria-current={path === to ? "page" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
