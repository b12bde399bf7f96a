/**
 * Validates a link for an email and returns it as an ASCII URL: HTTPS, or a page on this machine
 * for emails from the emulators.
 *
 * @throws TypeError for any other link; the error omits the link, because links contain secrets
 */
export function mailLink(link: string): string {
  const url = URL.canParse(link) ? new URL(link) : null;
  const local = url?.protocol === "http:" && url.hostname === "localhost";
  if (url === null || !(url.protocol === "https:" || local) || url.username || url.password) {
    throw new TypeError("Not a link for a mail.");
  }
  return url.href;
}
