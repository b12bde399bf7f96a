import Link from "@mui/material/Link";
import { Fragment } from "react";

/**
 * Text of a colleague, with its web addresses as links. A link shows its whole address, so that it
 * can't pretend to lead elsewhere. Not for text from strangers, who could send people anywhere.
 */
export function LinkedText({ text }: { text: string }) {
  return text.split(webAddress).map((part, index) => {
    // Every second part is an address, as `split` keeps what its group matches.
    if (index % 2 === 0 || !URL.canParse(part)) return part;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text don't move
      <Link key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </Link>
    );
  });
}

/** An address without the punctuation of the sentence that it ends. */
const webAddress = /\b(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}…»”’])/giu;

/** An address that breaks after its signs if it must, rather than within a word. */
export function Breakable({ text }: { text: string }) {
  return (
    // Another address replaces the whole, so that no text changes in a page that is translated.
    <span key={text}>
      {text.split(/(?<=[@.])/).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
