import { PageTabs } from "../../components/links.tsx";

const PAGES = [
  ["/console/decisions", "Decided"],
  ["/console/searches/rejected", "Rejected before a decision"],
] as const;

/** Links between the searches that were decided, and those that were rejected before. */
export const SearchTabs = () => <PageTabs label="Searches" pages={PAGES} />;
