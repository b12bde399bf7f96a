import * as z from "zod/mini";

import { patterns } from "./patterns.ts";

/** Refuses what Firestore reserves, such as `__x__` and `..`. */
export const unreserved = z.regex(/^(?!__.*__$|\.{1,2}$)/su);

/** The id of a document that a call names. */
export const idSchema = z.string().check(z.regex(patterns.id), unreserved);
