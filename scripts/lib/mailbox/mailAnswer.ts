import type { Inbox } from "./mailInbox.ts";
import { mailboxPage, mailList } from "./mailPages.ts";
import { mailScript } from "./mailScript.ts";
import { mailboxStyle } from "./mailStyle.ts";

export type MailAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

// Allows only resources of this server, and no scripts except our own.
const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// A mail runs no scripts and loads nothing; its links open in new tabs without this policy.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/**
 * The response for a path of the mailbox: pages, the list alone, a mail in its three forms, styles
 * and script.
 */
export function mailAnswer(inbox: Inbox, path: string): MailAnswer {
  if (path === "/") return html(mailboxPage(inbox.all(), undefined, "html"));
  if (path === "/list") return html(mailList(inbox.all(), undefined));
  if (path === "/mailbox.css") return ok("text/css; charset=utf-8", mailboxStyle);
  if (path === "/mailbox.js") return ok("text/javascript; charset=utf-8", mailScript);

  const [, id, form = ""] = /^\/mail\/(\d+)(?:\/(text|source|body))?$/.exec(path) ?? [];
  const mail = inbox.find(Number(id));
  if (mail === undefined) return { ...html(mailboxPage(inbox.all(), "gone", "html")), status: 404 };
  if (form === "body") {
    const body = `<base target="_blank">${mail.html || "<p>This mail has no HTML.</p>"}`;
    return ok("text/html; charset=utf-8", body, mailPolicy);
  }
  const shown = form === "text" || form === "source" ? form : "html";
  return html(mailboxPage(inbox.all(), mail, shown));
}

function html(body: string): MailAnswer {
  return ok("text/html; charset=utf-8", body, pagePolicy);
}

function ok(type: string, body: string, policy = pagePolicy): MailAnswer {
  return {
    status: 200,
    headers: { "content-type": type, "content-security-policy": policy },
    body,
  };
}
