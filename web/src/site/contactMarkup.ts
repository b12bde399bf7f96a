/** Names that the contact form's markup and its script share; the server reads the form's by themselves. */
export const contactMarkup = { thanks: "contact-thanks", problem: "contact-problem" } as const;
