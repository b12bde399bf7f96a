import * as z from "zod/mini";

import { patterns } from "./patterns.ts";

/** The id of a document that a call names. Firestore reserves ids such as `__x__`. */
export const idSchema = z.string().check(z.regex(patterns.id), z.regex(/^(?!__.*__$)/u));
