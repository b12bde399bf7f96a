import { escapeHtml } from "@salvia/domain/shared/escapeHtml";
import { brand } from "@salvia/domain/site/brand";

import { fill, type Value } from "./format.ts";
import type { MailParts, MailTable } from "./mailData.ts";

/** The HTML of an email with a button. */
export function mailHtml(parts: MailParts): string {
  const { link } = parts;
  const text = (paragraph: string) => fill(paragraph, parts.values, showHtml, escapeHtml);
  return mailFrame(parts, {
    preview: escapeHtml(parts.preview),
    card: `<h1 class="text" style="${styles.heading}">${escapeHtml(parts.heading)}</h1>
${[parts.greeting, ...parts.body].map((each) => mailParagraph(text(each))).join("\n")}${parts.table === null ? "" : tableHtml(parts.table)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr><td class="button" align="center" bgcolor="${light.primary}" style="border-radius:999px;background-color:${light.primary};mso-padding-alt:14px 28px"><a class="label" href="${escapeHtml(link)}" style="${styles.button}">${escapeHtml(parts.button)}</a></td></tr></table>
${parts.notes.map((each) => mailParagraph(text(each))).join("\n")}
<p class="muted" style="${styles.small};margin:24px 0 0">${escapeHtml(parts.address)}<br><a class="link" href="${escapeHtml(link)}" style="${styles.link}">${escapeHtml(link)}</a></p>`,
    footer: parts.footer.map(text),
  });
}

export function mailParagraph(html: string): string {
  return `<p class="text" style="${styles.text}">${html}</p>`;
}

/**
 * The HTML around what an email says. Mail clients support little CSS, so the layout uses tables and
 * inline styles, and the style sheet only adds dark colors where it is supported. Nothing is loaded
 * from the network, so that opening the email cannot be tracked.
 *
 * @param parts HTML
 */
export function mailFrame(
  { language, subject }: Pick<MailParts, "language" | "subject">,
  parts: { preview: string; card: string; footer: readonly string[] },
): string {
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${mailStyle}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${parts.preview}${padding}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" bgcolor="${light.ground}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px"><tr><td style="padding:0 8px 20px">${logo}</td></tr>
<tr><td class="card" bgcolor="${light.surface}" style="padding:40px;background-color:${light.surface};border:1px solid ${light.hairline};border-radius:12px">
${parts.card}
</td></tr>
<tr><td style="padding:20px 8px 0">
${parts.footer.map((html) => `<p class="muted" style="${styles.small}">${html}</p>`).join("\n")}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const { light, dark } = brand.colors;

/** The typeface of every email, as a style. */
const font =
  "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const styles = {
  heading: `margin:0 0 20px;${font};font-size:26px;line-height:1.2;font-weight:700;letter-spacing:-0.02em;color:${light.text}`,
  text: `margin:0 0 14px;${font};font-size:16px;line-height:1.6;color:${light.text}`,
  small: `margin:0 0 6px;${font};font-size:13px;line-height:1.5;color:${light.muted}`,
  button: `display:inline-block;padding:14px 28px;${font};font-size:16px;line-height:1.25;font-weight:600;color:${light.onPrimary};text-decoration:none;border-radius:999px`,
  link: `color:${light.primary};text-decoration:underline;overflow-wrap:anywhere;word-break:break-word`,
};

/** Keeps the body's first words out of the preview in the inbox. */
const padding = "&#847;&zwnj;&nbsp;".repeat(40);

/** A part of the mark, in pixels. */
const part = (width: number, height: number, style: string) =>
  `<div class="leaf" style="width:${width}px;height:${height}px;background-color:${light.primary};${style}"></div>`;

// The site's mark, a sprig of three leaves, drawn with rounded boxes, because mail clients do not show
// SVG. Outlook does not support rounded corners and shows the name alone.
const mark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td colspan="3">${part(8, 12, "margin:0 auto;border-radius:50%")}</td></tr>
<tr valign="top"><td>${part(11, 10, "border-radius:0 100% 0 100%")}</td><td>${part(2, 15, "")}</td><td>${part(11, 10, "border-radius:100% 0 100% 0;opacity:0.55")}</td></tr></table>`;

const logo = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><!--[if !mso]><!-->
<td style="padding-right:10px">${mark}</td><!--<![endif]-->
<td class="text" style="${font};font-size:20px;line-height:1.2;font-weight:700;letter-spacing:-0.03em;color:${light.text}">${escapeHtml(brand.name)}</td></tr></table>`;

export function showHtml(value: Value): string {
  const text = escapeHtml(value.text);
  if (value.kind === "foreign") return `<bdi>${text}</bdi>`;
  if (value.href === undefined) return text;
  return `<a class="link" href="${escapeHtml(value.href)}" style="${styles.link}">${text}</a>`;
}

/** A data table with header cells, unlike the email's layout tables. */
function tableHtml({ columns, rows }: MailTable): string {
  const heads = columns.map((column) => cell("th", column, "muted", tableStyles.head, "col"));
  const lines = rows.map(([name, ...figures]) => {
    const [first = "", ...others] = figures;
    return [
      cell("th", name, "text", tableStyles.name, "row"),
      cell("td", first, "text", tableStyles.first),
      ...others.map((figure) => cell("td", figure, "text", tableStyles.other)),
    ];
  });
  const table = [[cell("td", "", "text", ""), ...heads], ...lines];
  return `
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:20px 0 4px">
${table.map((cells) => `<tr>${cells.join("")}</tr>`).join("\n")}
</table>`;
}

function cell(tag: "th" | "td", text: string, name: string, style: string, scope = ""): string {
  const line = `padding:8px 0;border-bottom:1px solid ${light.hairline}`;
  const head = scope === "" ? "" : ` scope="${scope}"`;
  return `<${tag} class="${name} line"${head} style="${line};${style}">${escapeHtml(text)}</${tag}>`;
}

const figure = `${font};text-align:right;padding-left:12px`;
const tableStyles = {
  head: `${figure};font-size:13px;line-height:1.5;font-weight:400;color:${light.muted}`,
  name: `${font};text-align:left;font-size:16px;line-height:1.5;font-weight:400;color:${light.text}`,
  first: `${figure};font-size:22px;line-height:1.3;font-weight:700;color:${light.text}`,
  other: `${figure};font-size:16px;line-height:1.5;color:${light.text}`,
};

/** The style sheet of every email: dark colors, and tighter spacing on phones. */
const mailStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
@media (max-width:480px){.card{padding:28px 20px!important}}
@media (prefers-color-scheme:dark){
.ground{background-color:${dark.ground}!important}
.card{background-color:${dark.surface}!important;border-color:${dark.hairline}!important}
.text{color:${dark.text}!important}
.line{border-color:${dark.hairline}!important}
.muted{color:${dark.muted}!important}
.link{color:${dark.primary}!important}
.button,.leaf{background-color:${dark.primary}!important}
.label{color:${dark.onPrimary}!important}
}
`;
