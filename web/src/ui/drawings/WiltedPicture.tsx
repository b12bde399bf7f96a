import { PictureFrame, clay, leaf, stem } from "./PictureFrame.tsx";

/** A stem with wilted leaves, for an error state. */
export function WiltedPicture() {
  return (
    <PictureFrame>
      <path d="M80 84V62C80 44 92 36 106 40" {...stem} />
      <path d="M106 40C118 42 122 54 116 66C106 62 102 51 106 40Z" {...leaf} />
      <path d="M80 66C70 62 60 66 54 76C64 82 74 78 80 66Z" {...leaf} opacity="0.55" />
      <path d="M50 84H110L103 122C102 127 98 130 93 130H67C62 130 58 127 57 122Z" {...clay} />
      <rect x="45" y="78" width="70" height="13" rx="6.5" {...clay} />
    </PictureFrame>
  );
}
