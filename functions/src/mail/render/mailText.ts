import { fill, type Value } from "./format.ts";
import type { MailParts, MailTable } from "./mailData.ts";

/** The plain text of an email. The link has its own line, so that every mail client can open it. */
export function mailText(parts: MailParts): string {
  const text = (paragraph: string) => fill(paragraph, parts.values, show);
  const paragraphs = [
    parts.heading,
    parts.greeting,
    ...parts.body.map(text),
    ...(parts.table === null ? [] : [linesOf(parts.table)]),
    `${parts.button}\n${parts.link}`,
    ...parts.notes.map(text),
    // The signature separator of RFC 3676; mail clients set off or fold what follows.
    ["-- ", ...parts.footer.map(text)].join("\n"),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

/** One line per row, with a label for every figure, because plain text has no column heads. */
function linesOf({ columns, rows }: MailTable): string {
  return rows
    .map(([name, ...figures]) => {
      const each = figures.map((figure, index) => `${figure} (${columns[index] ?? ""})`);
      return `${name}: ${each.join(", ")}`;
    })
    .join("\n");
}

/** First strong isolate and its end: text typed by a user cannot change the direction around it. */
function show(value: Value): string {
  return value.kind === "foreign" ? `\u2068${value.text}\u2069` : value.text;
}
