/** The limits of a file that a user imports. */
export const csvLimits = {
  /** Ten megabytes: ten thousand rows of a kilobyte each, ten times what we need. */
  fileBytes: 10_000_000,
  rows: 10_000,
  columns: 200,
} as const;
