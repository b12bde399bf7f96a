/**
 * The brand's mark, a sprig of three leaves, on a 32 by 32 square; used by the logo and the
 * favicon.
 */
export const logoShape = {
  size: 32,
  stem: { path: "M16 30V13", width: 2.5 },
  leaves: [
    { path: "M16 14C11.5 11 11.5 5 16 1.5C20.5 5 20.5 11 16 14Z", opacity: 1 },
    { path: "M15 24C9.5 24.5 5 21 4 14.5C10 14 14.5 17.5 15 24Z", opacity: 1 },
    { path: "M17 24C22.5 24.5 27 21 28 14.5C22 14 17.5 17.5 17 24Z", opacity: 0.55 },
  ],
} as const;
