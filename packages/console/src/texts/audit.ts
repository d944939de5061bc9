/** The page of the audit. */
export const auditTexts = {
  audit: {
    caption: "Actions of operators, the newest first",
    empty: "No action matches.",
    at: "Time",
    actor: "By",
    action: "Action",
    subject: "Subject",
    reason: "Reason",
    detail: "Details",
    showDetail: "Show",
    from: "From",
    to: "Before",
  },
} as const;
