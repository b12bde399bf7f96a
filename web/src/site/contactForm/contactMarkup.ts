/**
 * Ids shared by the contact form's markup and script; the server fills in a refused form by its
 * data attributes instead.
 */
export const contactMarkup = { thanks: "contact-thanks", problem: "contact-problem" } as const;
