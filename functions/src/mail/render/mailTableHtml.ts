import { brand } from "@salvia/domain/site/brand";

import { escapeHtml } from "./escapeHtml.ts";
import { font } from "./mailStyle.ts";
import type { MailTable } from "./report.ts";

/** A data table with header cells, unlike the email's layout tables. */
export function mailTableHtml({ columns, rows }: MailTable): string {
  const heads = columns.map((column) => cell("th", column, "muted", styles.head, "col"));
  const lines = rows.map(([name, ...figures]) => {
    const [first = "", ...others] = figures;
    return [
      cell("th", name, "text", styles.name, "row"),
      cell("td", first, "text", styles.first),
      ...others.map((figure) => cell("td", figure, "text", styles.other)),
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

const { light } = brand.colours;
const figure = `${font};text-align:right;padding-left:12px`;
const styles = {
  head: `${figure};font-size:13px;line-height:1.5;font-weight:400;color:${light.muted}`,
  name: `${font};text-align:left;font-size:16px;line-height:1.5;font-weight:400;color:${light.text}`,
  first: `${figure};font-size:22px;line-height:1.3;font-weight:700;color:${light.text}`,
  other: `${figure};font-size:16px;line-height:1.5;color:${light.text}`,
};
