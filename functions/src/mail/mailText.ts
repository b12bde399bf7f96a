import { fill, type Value } from "./fill.ts";
import type { MailParts } from "./renderMail.ts";
import type { MailTable } from "./report.ts";

/** The plain text of a mail; the address stands alone on its line, so that every reader can open it. */
export function mailText(parts: MailParts): string {
  const text = (paragraph: string) => fill(paragraph, parts.values, show);
  const paragraphs = [
    parts.heading,
    parts.greeting,
    ...parts.body.map(text),
    ...(parts.table === null ? [] : [linesOf(parts.table)]),
    `${parts.button}\n${parts.link}`,
    ...parts.notes.map(text),
    // What follows this line is set apart, or folded away, by programs that know RFC 3676.
    ["-- ", ...parts.footer.map(text)].join("\n"),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

/** A line for each row, in which every figure says what it is of: there are no columns to look along. */
function linesOf({ columns, rows }: MailTable): string {
  return rows
    .map(([name, ...figures]) => {
      const each = figures.map((figure, index) => `${figure} (${columns[index] ?? ""})`);
      return `${name}: ${each.join(", ")}`;
    })
    .join("\n");
}

/** First strong isolate and its end: what a person typed keeps its direction to itself. */
function show(value: Value): string {
  return value.kind === "foreign" ? `\u2068${value.text}\u2069` : value.text;
}
