import * as z from "zod/mini";

/**
 * The last day on which an account has access, such as `2027-01-31`. The day ends at midnight in
 * the insurer's time zone, so that it is the same day for every administrator, file and command.
 */
export const endDateSchema = z.iso.date();

/** How many days before an end date administrators see it. */
export const endNoticeDays = 7;
