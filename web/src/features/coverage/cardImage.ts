import { brand } from "@salvia/domain/site/brand";

import { logoShape } from "../../lib/logoShape.ts";

/** What a member card shows, in the reader's language. */
export type CardTexts = {
  name: string;
  /** Labels and values below the name, such as the member number. */
  facts: readonly { label: string; value: string }[];
  /** Whom to call, such as "Help at any hour: +1 202 555 0134". */
  phone: string;
};

// The size of a bank card at 300 dots per inch.
const size = { width: 1012, height: 638 } as const;
const margin = 64;

/**
 * A member card as a picture, for a phone's photos: it opens without a network, and nothing stays
 * in the browser.
 *
 * @throws if the browser cannot make pictures
 */
export async function cardImage({ name, facts, phone }: CardTexts): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser cannot draw.");
  const { primary, onPrimary } = brand.colors.light;
  const font = getComputedStyle(document.body).fontFamily;
  context.fillStyle = primary;
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = onPrimary;
  context.strokeStyle = onPrimary;
  drawLogo(context);
  const write = (text: string, y: number, pixels: number, weight: number, x = margin) => {
    context.font = `${weight} ${pixels}px ${font}`;
    context.fillText(text, x, y, size.width - margin - x);
  };
  write(brand.name, 122, 56, 700, margin + 96);
  write(name, 300, 54, 600);
  for (const [index, { label, value }] of facts.entries()) {
    const x = margin + index * ((size.width - 2 * margin) / facts.length);
    write(label, 400, 26, 400, x);
    write(value, 442, 34, 600, x);
  }
  write(phone, 570, 32, 500);
  return new Promise((resolve, reject) => {
    canvas.toBlob((image) => {
      if (image === null) reject(new Error("This browser cannot save pictures."));
      else resolve(image);
    }, "image/png");
  });
}

function drawLogo(context: CanvasRenderingContext2D): void {
  context.save();
  context.translate(margin, 64);
  context.scale(72 / logoShape.size, 72 / logoShape.size);
  for (const { path, width, opacity = 1 } of logoShape.shapes) {
    const shape = new Path2D(path);
    context.globalAlpha = opacity;
    if (width === undefined) {
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      context.fill(shape);
    } else {
      context.lineWidth = width;
      context.lineCap = "round";
      context.stroke(shape);
    }
  }
  context.restore();
}
