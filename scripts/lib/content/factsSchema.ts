import { facts as samples, figureNames, type Facts } from "@salvia/domain/site/facts";
import { z } from "zod";

const text = z.string().trim().min(1, "must not be empty").max(200);

const count = z.number().int("must be a whole number").positive("must be more than 0");

/** What an insurer states about itself: `facts.json`. What it leaves out is not shown. */
export const factsSchema = z
  .strictObject({
    address: text.optional(),
    registration: text.optional(),
    license: text.optional(),
    supervisor: z
      .strictObject({ name: text, url: z.url({ protocol: /^https$/u }).optional() })
      .optional(),
    figures: z
      .strictObject({
        asOf: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/u, "must be a month such as 2026-09"),
        members: count.optional(),
        secondsToAnswer: count.optional(),
        providers: count.optional(),
      })
      .optional(),
  })
  .superRefine((theirs, context) => {
    for (const name of ["address", "registration", "license"] as const) {
      if (theirs[name] === undefined || theirs[name] !== samples[name]) continue;
      context.addIssue({ code: "custom", path: [name], message: "is our made-up sample" });
    }
    for (const name of figureNames) {
      const figure = theirs.figures?.[name];
      if (figure === undefined || figure !== samples.figures?.[name]) continue;
      context.addIssue({
        code: "custom",
        path: ["figures", name],
        message: "is our made-up sample",
      });
    }
  }) satisfies z.ZodType<Facts>;
