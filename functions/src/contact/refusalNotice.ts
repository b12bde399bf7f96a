import { createHash } from "node:crypto";

import { brand } from "@salvia/domain/site/brand";
import { contactPagePath, type ContactPage } from "@salvia/domain/lead/contact";
import type { EndpointError } from "@salvia/domain/shared/errors";
import type { Language } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";

import type { Refusal } from "../http/refusal.ts";
import type { PageReply } from "../http/route.ts";
import { noticeTexts, type NoticeReason } from "./noticeTexts.ts";

/** Why a notice takes the place of a page of the site, which can't be reached for a moment. */
export const siteAway = { code: "internal-error", status: 503, retryAfter: 60 } as const;

/** A small standalone page that says why a form was rejected, and how to return to it. */
export function refusalNotice(
  { code, status, retryAfter }: Pick<Refusal, "code" | "status" | "retryAfter">,
  page: ContactPage,
  language: Language,
): PageReply {
  const { title, reasons } = noticeTexts[language];
  const reason = reasons[reasonOf[code] ?? "failed"];
  return notice({ title, reason, form: `${contactPagePath(page, language)}#contact` }, language, {
    status,
    retryAfter,
  });
}

/** The same for the form of the price page. */
export function priceNotice(
  refusal: Pick<Refusal, "status" | "retryAfter">,
  language: Language,
): PageReply {
  const { title, reason } = noticeTexts[language].price;
  return notice({ title, reason, form: contactPagePath("price", language) }, language, refusal);
}

/** Says why there is no list of doctors. */
export function doctorsNotice(
  refusal: Pick<Refusal, "status" | "retryAfter">,
  language: Language,
): PageReply {
  const form = publicPath("doctors", language);
  return notice({ ...noticeTexts[language].doctors, form }, language, refusal);
}

function notice(
  texts: { title: string; reason: string; form: string; back?: string },
  language: Language,
  { status, retryAfter }: Pick<Refusal, "status" | "retryAfter">,
): PageReply {
  const { title, reason, form, back, call } = { ...noticeTexts[language], ...texts };
  const { href, display } = brand.phone;
  // The page contains no text from the caller.
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p role="alert">${reason}</p>
<p><a href="${form}">${back}</a></p>
<p>${call} <a href="${href}">${display}</a></p>
</main>
</body>
</html>
`;
  const wait = retryAfter === null ? {} : { "Retry-After": String(retryAfter) };
  return { status, html, headers: { ...headers, ...wait } };
}

const reasonOf: Partial<Record<EndpointError, NoticeReason>> = {
  "rate-limited": "busy",
  "payload-too-large": "too-large",
  "unsupported-media-type": "unreadable",
};

const { light, dark } = brand.colors;

const style = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:${light.ground};color:${light.text}}
main{max-width:40rem;margin:0 auto;padding:3rem 1.25rem}
a{color:${light.primary}}
@media(prefers-color-scheme:dark){body{background:${dark.ground};color:${dark.text}}a{color:${dark.primary}}}`;

const styleHash = createHash("sha256").update(style).digest("base64");

const headers = {
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
};
