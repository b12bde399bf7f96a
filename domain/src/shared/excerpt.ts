/** The beginning of a text on one line, with an ellipsis if it is longer, in UTF-16 code units. */
export function excerpt(text: string, maxLength: number): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`;
}
