import { PageTabs } from "../../components/links.tsx";

const PAGES = [
  ["/console/endpoints", "All"],
  ["/console/endpoints/failures", "Failures by cause"],
] as const;

/** Links between the list of endpoints, and what failed at them. */
export const EndpointTabs = () => <PageTabs label="Endpoints" pages={PAGES} />;
