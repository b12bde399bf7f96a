import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

/** Text of several lines: each is a paragraph; those that begin with "- " are the one list. */
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
            <li key={line}>{line.slice(itemMark.length)}</li>
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
      {line}
    </Typography>
  ));
}

const itemMark = "- ";

function isItem(line: string): boolean {
  return line.startsWith(itemMark);
}
