import { escapeHtml } from "@salvia/domain/shared/escapeHtml";
import { brand } from "@salvia/domain/site/brand";

import type { ReceivedMail } from "./mailInbox.ts";

export type MailForm = "html" | "text" | "source";

const forms = { html: "Mail", text: "Plain text", source: "Source" } as const;
const formNames = ["html", "text", "source"] as const;

/**
 * The mailbox page: the list, with one mail beside it.
 * @param shown the mail; undefined if none is selected, `gone` if it no longer exists
 */
export function mailboxPage(
  mails: readonly ReceivedMail[],
  shown: ReceivedMail | "gone" | undefined,
  form: MailForm,
): string {
  const chosen = shown === "gone" ? undefined : shown;
  const title = chosen === undefined ? "Mailbox" : `${chosen.subject} – Mailbox`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – ${escapeHtml(brand.name)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/mailbox.css">
<script type="module" src="/mailbox.js"></script>
</head>
<body class="${chosen === undefined ? "none" : "one"}">
<header><a href="/"><strong>${escapeHtml(brand.name)}</strong> Mailbox</a><p>Mails of this machine; none of them has left it.</p></header>
<nav aria-label="Mails"><div id="list" data-shown="${chosen?.id ?? ""}">${mailList(mails, chosen?.id)}</div><p id="new-mail" class="hidden" role="status"></p></nav>
<main>${chosen === undefined ? nothing(shown === "gone") : mailView(chosen, form)}</main>
</body>
</html>
`;
}

/** Only the list, which the page's script reloads for each new mail. */
export function mailList(mails: readonly ReceivedMail[], shown: number | undefined): string {
  if (mails.length === 0) return '<p class="muted">No mail yet.</p>';
  const items = mails.map((mail) => {
    const current = mail.id === shown ? ' aria-current="page"' : "";
    return `<li><a href="/mail/${mail.id}"${current}><span class="subject">${escapeHtml(mail.subject) || "(no subject)"}</span><span class="muted">${escapeHtml(mail.recipients.join(", "))}</span>${time(mail.receivedAt)}</a></li>`;
  });
  return `<ol>${items.join("")}</ol>`;
}

function mailView(mail: ReceivedMail, form: MailForm): string {
  const links = formNames.map((name) => {
    const path = name === "html" ? "" : `/${name}`;
    const current = name === form ? ' aria-current="page"' : "";
    return `<a href="/mail/${mail.id}${path}"${current}>${forms[name]}</a>`;
  });
  return `<a class="back" href="/">All mails</a>
<h1>${escapeHtml(mail.subject) || "(no subject)"}</h1>
<dl><div><dt>From</dt><dd>${escapeHtml(mail.from)}</dd></div><div><dt>To</dt><dd>${escapeHtml(mail.to)}</dd></div><div><dt>Received</dt><dd>${time(mail.receivedAt)}</dd></div></dl>
<nav class="forms" aria-label="Form of this mail">${links.join("")}</nav>
${content(mail, form)}`;
}

function content(mail: ReceivedMail, form: MailForm): string {
  if (form === "text") return `<pre>${linked(mail.text)}</pre>`;
  if (form === "source") return `<pre>${escapeHtml(mail.source)}</pre>`;
  return `<iframe title="The mail as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${mail.id}/body"></iframe>`;
}

function nothing(gone: boolean): string {
  return gone
    ? "<h1>This mail is not here any more</h1><p>The mailbox keeps the latest 200 of a run, and forgets them when it stops.</p>"
    : "<h1>Choose a mail</h1><p>New ones appear in the list by themselves. Ask for a new password at the sign-in page, for one.</p>";
}

/** Plain text with its URLs as links that open in new tabs. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part)
        : `<a href="${escapeHtml(part)}" target="_blank" rel="noreferrer">${escapeHtml(part)}</a>`,
    )
    .join("");
}

function time(iso: string): string {
  return `<time datetime="${iso}">${new Date(iso).toLocaleTimeString("en-GB")}</time>`;
}
