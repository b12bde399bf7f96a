/** What is being typed about each lead. It lives as long as the document; a sign-out loads another one. */
export const activityDrafts = new Map<string, string>();
