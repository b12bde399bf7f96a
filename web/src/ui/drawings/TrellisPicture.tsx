import { PictureFrame, lattice, leaf, stem } from "./PictureFrame.tsx";

/** A plant climbing a trellis, for a page under construction. */
export function TrellisPicture() {
  return (
    <PictureFrame>
      <path d="M52 130V28M80 130V20M108 130V28M44 52H116M44 84H116" {...lattice} />
      <path d="M80 130C80 112 62 108 62 90C62 74 96 76 96 58C96 48 88 42 80 40" {...stem} />
      <path d="M62 94C50 94 43 88 40 77C52 76 60 82 62 94Z" {...leaf} />
      <path d="M95 66C107 67 114 61 118 50C106 48 97 54 95 66Z" {...leaf} opacity="0.55" />
      <path d="M81 40C74 31 75 22 82 14C89 22 89 31 81 40Z" {...leaf} />
      <path d="M74 116C64 118 57 114 52 106C62 102 70 106 74 116Z" {...leaf} opacity="0.55" />
      <path d="M36 130H124" {...stem} />
    </PictureFrame>
  );
}
