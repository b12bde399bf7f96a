/** What is written in an email. */
export type EmailText = { subject: string; body: string };

/** Longer links are cut off, or not opened at all, by some systems and mail programs. */
export const mailtoMaxLength = 2000;

/** A link that opens the user's mail program with an email to write on. */
export function mailtoHref(address: string, email?: EmailText): string {
  const to = `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
  if (email === undefined) return to;
  // Mail programs expect the line breaks of the email standard.
  const body = email.body.replaceAll(/\r\n?|\n/g, "\r\n");
  return `${to}?subject=${encodeURIComponent(email.subject)}&body=${encodeURIComponent(body)}`;
}
