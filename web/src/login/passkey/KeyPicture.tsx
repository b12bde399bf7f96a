import { clay, leaf, PictureFrame, stem } from "../../ui/drawings/StatePictures.tsx";

/** A key made of a sprig of sage, with two leaves as its bow and a clay accent. */
export function KeyPicture() {
  return (
    <PictureFrame>
      <path d="M66 94L108 52" {...stem} strokeWidth={7} />
      <path d="M98 62L108 72M108 52L116 60" {...stem} strokeWidth={7} />
      <path d="M68 92C50 92 39 104 38 124C58 123 69 111 68 92Z" {...leaf} />
      <path d="M66 90C55 78 41 77 30 86C41 97 55 99 66 90Z" {...leaf} opacity="0.55" />
      <circle cx="68" cy="92" r="8" {...clay} />
    </PictureFrame>
  );
}
