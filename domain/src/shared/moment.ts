import * as z from "zod/mini";

/** A moment that a call names, in ISO 8601. Firestore stores none before the year 1. */
export const momentSchema = z.iso.datetime().check(z.refine((text) => text >= "0001"));

/** The same in milliseconds since 1970. Firestore stores none after the year 9999. */
export const momentMsSchema = z
  .int()
  .check(z.minimum(0), z.maximum(Date.parse("9999-12-31T23:59:59.999Z")));
