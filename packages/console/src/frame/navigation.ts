/** A link of the sidebar. */
export interface NavigationLink {
  readonly name: string;
  readonly path: string;
  /** Other addresses that belong to it, by how they begin. */
  readonly also?: string;
  /** Whether it concerns all clients: hidden from those who are limited to some. */
  readonly isOfAll?: true;
  /** The lines of its icon, 16 by 16. */
  readonly icon: string;
}

/** The links of the sidebar, by group. */
export const NAVIGATION: readonly (readonly [group: string, links: readonly NavigationLink[]])[] = [
  [
    "Deliveries",
    [
      {
        name: "Overview",
        path: "/console/overview",
        isOfAll: true,
        icon: "M2.5 13.5v-5M6.2 13.5v-11M9.9 13.5v-7M13.5 13.5v-9",
      },
      { name: "Callbacks", path: "/console/callbacks", icon: "M14 2 7 9M14 2l-4.5 12L7 9 2 6.5z" },
      { name: "Lanes", path: "/console/lanes", icon: "M2 3.5h12M2 8h12M2 12.5h12M5 2v3M10 6.5v3M7 11v3" },
      {
        name: "Endpoints",
        path: "/console/endpoints",
        icon: "M2 3h12v4H2zM2 9h12v4H2zM4.5 5h.1M4.5 11h.1",
      },
      { name: "Sessions", path: "/console/sessions", icon: "M1.5 3.5h13v9h-13zM1.5 6.5h13M4 10h3" },
    ],
  ],
  [
    "Routing",
    [
      {
        name: "Searches and decisions",
        path: "/console/decisions",
        also: "/console/searches",
        icon: "M2 8h4M6 8c3 0 2-4 5-4h3M6 8c3 0 2 4 5 4h3M12 2l2 2-2 2M12 10l2 2-2 2",
      },
      { name: "Methods", path: "/console/methods", icon: "M2 13.5h12M4 11V7M8 11V3M12 11V5" },
      {
        name: "Workbench",
        path: "/console/workbench",
        icon: "M6 2v4.5L2.5 13c-.3.6 0 1 .5 1h10c.5 0 .8-.4.5-1L10 6.5V2M5 2h6M4.5 10h7",
      },
      {
        name: "Configuration",
        path: "/console/configuration",
        isOfAll: true,
        icon: "M2 4h6M12 4h2M2 8h2M8 8h6M2 12h7M13 12h1M10 2.5v3M6 6.5v3M11 10.5v3",
      },
    ],
  ],
  [
    "Administration",
    [
      {
        name: "Keys and secrets",
        path: "/console/keys",
        isOfAll: true,
        icon: "M8 10.5a3 3 0 1 1-2.5-2.9L13 2M11 4l2 2M9 5.7l1.5 1.5",
      },
      {
        name: "Audit",
        path: "/console/audit",
        also: "/console/actions",
        icon: "M3 2h10v12H3zM5.5 5.5h5M5.5 8h5M5.5 10.5h3",
      },
      {
        name: "System",
        path: "/console/system",
        isOfAll: true,
        icon: "M4 4h8v8H4zM6.5 1.5V4M9.5 1.5V4M6.5 12v2.5M9.5 12v2.5M1.5 6.5H4M1.5 9.5H4M12 6.5h2.5M12 9.5h2.5",
      },
    ],
  ],
];
