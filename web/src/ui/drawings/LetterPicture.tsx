import { PictureFrame, clay, leaf, stem } from "./PictureFrame.tsx";

/** A letter with a leaf in it, for an email that was sent. */
export function LetterPicture() {
  return (
    <PictureFrame>
      <path d="M80 78C62 72 52 58 56 36C74 40 84 54 80 78Z" {...leaf} />
      <path d="M80 78C82 62 91 51 107 48C109 64 99 76 80 78Z" {...leaf} opacity="0.55" />
      <path d="M80 84V62" {...stem} />
      <path
        d="M40 74L80 100L120 74V118C120 123 116 127 111 127H49C44 127 40 123 40 118Z"
        {...clay}
      />
      <path
        d="M42 124L68 94M118 124L92 94"
        stroke="var(--salvia-palette-tint)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </PictureFrame>
  );
}
