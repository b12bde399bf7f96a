import { z } from "zod";

const path = z.string().regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.-]*$/u, "must be an SVG path");

/** The mark: `logo.json`, instead of `web/src/lib/logo.json`. */
export const logoSchema = z.strictObject({
  /** The width and height of the square that the paths are drawn on. */
  size: z.number().positive("must be more than 0"),
  shapes: z
    .array(
      z
        .strictObject({
          path,
          /** Of a line. */
          width: z.number().positive("must be more than 0").exactOptional(),
          /** Of a filled area. */
          opacity: z.number().positive("must be more than 0").max(1).exactOptional(),
        })
        .refine(
          ({ width, opacity }) => width === undefined || opacity === undefined,
          "has a width, as lines have, and an opacity, as areas have",
        ),
    )
    .min(1, "must have a shape"),
});
