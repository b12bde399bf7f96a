import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { brand } from "@salvia/domain/site/brand";

import { nonBreaking } from "../../lib/format.ts";

/**
 * Text of several lines: each line is a paragraph, and lines that begin with "- " form one list.
 */
export function Prose({ text }: { text: string }) {
  const lines = text.split("\n");
  const items = lines.filter(isItem);
  const first = lines.findIndex(isItem);
  const before = first < 0 ? lines : lines.slice(0, first);
  const after = first < 0 ? [] : lines.slice(first).filter((line) => !isItem(line));
  return (
    <>
      <Paragraphs lines={before} />
      {items.length > 0 && (
        <Box component="ul" sx={{ mt: 0, mb: 1.5, pl: 3, display: "grid", gap: 0.75 }}>
          {items.map((line) => (
            <li key={line}>
              <Reachable text={line.slice(itemMark.length)} />
            </li>
          ))}
        </Box>
      )}
      <Paragraphs lines={after} />
    </>
  );
}

function Paragraphs({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Typography key={line} sx={{ mb: 1.5 }}>
      <Reachable text={line} />
    </Typography>
  ));
}

/** Text whose email addresses and phone numbers are links. */
function Reachable({ text }: { text: string }) {
  return text.split(addresses).map((part, index) => {
    const href = ways.get(part);
    if (href === undefined) return part;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other key and never move
      <Link key={index} href={href}>
        {part}
      </Link>
    );
  });
}

const ways = new Map<string, string>([
  [brand.email, `mailto:${brand.email}`],
  [nonBreaking(brand.phone.display), brand.phone.href],
]);

/** Matches either kind; the parentheses keep matches among the parts of `split`. */
const addresses = /([\w.-]+@[\w.-]+\w|\+[\d\s]+\d)/;

const itemMark = "- ";

function isItem(line: string): boolean {
  return line.startsWith(itemMark);
}
