import * as z from "zod/mini";

import { emailMaxLength, patterns } from "./patterns.ts";
import { tidyEmail } from "./typedText.ts";

/** An email address as a person types or copies it. */
export const typedEmailSchema = z
  .string()
  .check(z.overwrite(tidyEmail), z.maxLength(emailMaxLength), z.regex(patterns.email));
