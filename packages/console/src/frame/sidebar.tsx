import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { Icon } from "../components/icon.tsx";
import { isLimited } from "../session/current-session.ts";
import { isSidebarCollapsed } from "../session/preferences.ts";
import { NAVIGATION, type NavigationLink } from "./navigation.ts";
import { findStart } from "./pages.ts";

const COLLAPSE = "M3 3v10M13 8H6M9 5 6 8l3 3";

/** The mark and the pages by group. It collapses to icons, and is a drawer in a narrow window. */
export function Sidebar() {
  const drawer = useRef<HTMLElement>(null);
  const { path } = useLocation();
  useEffect(() => {
    if (drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
  }, [path]);
  const toggle = () => {
    isSidebarCollapsed.value = !isSidebarCollapsed.value;
  };
  return (
    <nav ref={drawer} id="sidebar" class="sidebar" popover="auto" aria-label="Pages">
      <a class="brand" href={findStart()}>
        <span class="mark" />
        <span class="word">Payment routing</span>
      </a>
      {NAVIGATION.map(([group, links]) => (
        <div key={group}>
          <p id={`group-${group}`}>{group}</p>
          <ul aria-labelledby={`group-${group}`}>
            {links.filter(isShown).map((link) => (
              <li key={link.path}>
                <a href={link.path} title={link.name} aria-current={describeCurrent(path, link)}>
                  <Icon path={link.icon} />
                  <span class="word">{link.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button
        type="button"
        class="collapse"
        title={isSidebarCollapsed.value ? "Expand" : "Collapse"}
        onClick={toggle}
      >
        <Icon path={COLLAPSE} />
        <span class="word">Collapse</span>
      </button>
    </nav>
  );
}

function isShown({ isOfAll }: NavigationLink): boolean {
  return !(isOfAll && isLimited());
}

/** `page` for the page itself, `true` for one below it. */
function describeCurrent(path: string, link: NavigationLink): "page" | "true" | undefined {
  if (path === link.path) return "page";
  const isBelow = path.startsWith(`${link.path}/`) || (link.also !== undefined && path.startsWith(link.also));
  return isBelow ? "true" : undefined;
}
