import ours from "./facts.json" with { type: "json" };

/**
 * What an insurer states about itself. The pages leave out what is absent. Ours are made up, without
 * figures: no build for a real project contains them.
 */
export type Facts = {
  /** Whether the facts are made up, which the pages then say. */
  sample?: boolean;
  /** The postal address, in one line. */
  address?: string | undefined;
  /** The register and the number under which the company is entered. */
  registration?: string | undefined;
  license?: string | undefined;
  /** The authority that supervises the insurer. */
  supervisor?: { name: string; url?: string | undefined } | undefined;
  /** Figures of the month `asOf` (YYYY-MM). */
  figures?: ({ asOf: string } & Partial<Record<FigureName, number | undefined>>) | undefined;
};

/** The figures that an insurer may state. `secondsToAnswer` is the average for phone calls. */
export const figureNames = ["members", "secondsToAnswer", "providers"] as const;

export type FigureName = (typeof figureNames)[number];

export const facts: Facts = ours;
