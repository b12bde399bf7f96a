import { PictureFrame, clay, leaf, stem } from "./PictureFrame.tsx";

/** A pot with a first sprout, for an empty state. */
export function SproutPicture() {
  return (
    <PictureFrame>
      <path d="M80 84V58" {...stem} />
      <path d="M80 64C66 62 58 53 58 40C72 41 80 50 80 64Z" {...leaf} />
      <path d="M80 58C92 56 100 47 100 35C88 36 80 45 80 58Z" {...leaf} opacity="0.55" />
      <path d="M50 84H110L103 122C102 127 98 130 93 130H67C62 130 58 127 57 122Z" {...clay} />
      <rect x="45" y="78" width="70" height="13" rx="6.5" {...clay} />
    </PictureFrame>
  );
}
