import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { endpointPath, NO_SESSION, sessionPath, versionPath, writeQuery } from "./paths.ts";
import { Address, Digest } from "./values.tsx";

/** A session as a link to its page. A dash for a test event, which has none. */
export function SessionLink({ id }: { readonly id: number }) {
  if (id === NO_SESSION) return "–";
  return <a href={sessionPath(id)}>{id}</a>;
}

export function EndpointLink({ endpoint }: { readonly endpoint: string }) {
  return (
    <a href={endpointPath(endpoint)}>
      <Address url={endpoint} />
    </a>
  );
}

/** What versions of the configuration are called, by digest, where a page knows it. */
export const VersionNames = createContext<ReadonlyMap<string, string>>(new Map());

/** A version of the configuration: what it is called, and its digest. */
export function VersionLink({ digest }: { readonly digest: string }) {
  const name = useContext(VersionNames).get(digest);
  return (
    <a href={versionPath(digest)}>
      {name} <Digest digest={digest} />
    </a>
  );
}

interface ViewLinksProps<View extends string> {
  readonly label: string;
  /** The parameter of the address that has the view. */
  readonly name: string;
  readonly views: readonly (readonly [view: View, text: ComponentChildren])[];
  readonly shown: View;
}

/** Links between views of the same thing. The address has the view. */
export function ViewLinks<View extends string>({ label, name, views, shown }: ViewLinksProps<View>) {
  const { path, query } = useLocation();
  return (
    <nav class="tabs" aria-label={label}>
      {views.map(([view, text]) => (
        <a
          key={view}
          href={`${path}${writeQuery({ ...query, [name]: view })}`}
          aria-current={view === shown ? "true" : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

interface PageTabsProps {
  readonly label: string;
  readonly pages: readonly (readonly [path: string, text: string])[];
}

/** Links between pages that belong together. */
export function PageTabs({ label, pages }: PageTabsProps) {
  const { path } = useLocation();
  return (
    <nav class="tabs" aria-label={label}>
      {pages.map(([to, text]) => (
        <a key={to} href={to} aria-current={path === to ? "page" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
