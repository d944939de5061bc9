/** The frame: navigation, sign-in, session. */
export const frameTexts = {
  product: "Payment routing",
  titleOf: (page: string) => `${page} · Payment routing`,
  navigation: { label: "Pages", skip: "Skip to the content" },
  pages: {
    callbacks: "Callbacks",
    lanes: "Lanes",
    endpoints: "Endpoints",
    sessions: "Sessions",
    decisions: "Decisions",
    workbench: "Workbench",
    audit: "Audit",
    broken: "Page not loaded",
    notFound: "Page not found",
  },
  notFound: "No page has this address.",
  broken: "The page could not be loaded. The service may have been upgraded.",
  reload: "Reload",
  signIn: {
    title: "Sign in",
    key: "Operator key",
    submit: "Sign in",
    sandbox: "Sign in to the sandbox",
    hint: "The key stays on the server: the browser gets a session that ends by itself.",
  },
  session: {
    menu: (keyId: string) => `Session of ${keyId}`,
    scope: { viewer: "viewer: may read", operator: "operator", admin: "admin" },
    sandbox: "Sandbox",
    ends: "Ends",
    signOut: "Sign out",
    signOutEverywhere: "Sign out everywhere",
  },
  updates: {
    pause: "Pause updates",
    resume: "Resume updates",
  },
} as const;
