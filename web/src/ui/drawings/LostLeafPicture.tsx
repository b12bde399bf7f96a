import { PictureFrame, drift, leaf } from "./PictureFrame.tsx";

/** A leaf carried off by the wind, for a page that was not found. */
export function LostLeafPicture() {
  return (
    <PictureFrame>
      <path d="M30 110C52 122 66 112 64 98C62 86 46 88 48 100C51 116 84 112 96 90" {...drift} />
      <path d="M92 94C84 66 96 44 124 34C132 62 120 84 92 94Z" {...leaf} />
      <path
        d="M92 94C100 76 108 62 117 48"
        stroke="var(--salvia-palette-background-default)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M40 60C46 52 54 50 62 53M28 78H40" {...drift} />
    </PictureFrame>
  );
}
