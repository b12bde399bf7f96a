/**
 * A link that may stand in a mail, as an address in ASCII: HTTPS, or a page on this machine, which
 * is where mails of the emulators lead.
 *
 * @throws TypeError for any other; its text is left out, because links carry secrets
 */
export function mailLink(link: string): string {
  const url = URL.canParse(link) ? new URL(link) : null;
  const local = url?.protocol === "http:" && url.hostname === "localhost";
  if (url === null || !(url.protocol === "https:" || local) || url.username || url.password) {
    throw new TypeError("Not a link for a mail.");
  }
  return url.href;
}
