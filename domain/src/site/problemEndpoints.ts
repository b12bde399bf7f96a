import * as z from "zod/mini";

import { pathWithoutIds } from "./paths.ts";
import { problemCode, problemPath } from "./problem.ts";
import { languages } from "../shared/language.ts";

/**
 * The server calls that report failures in a browser. They accept
 * ids and codes only, so that no text of a user or of an error reaches a log.
 */
export const problemEndpoints = {
  /** Reports an error that no code of ours expected. Needs no sign-in. */
  reportProblem: {
    path: problemPath,
    signedIn: false,
    bodyMaxBytes: 1024,
    input: z.strictObject({
      /** The kind of error: a class, such as `TypeError`, or a service's code, `auth/internal-error`. */
      code: z.string().check(z.regex(problemCode)),
      /** The id that the user sees. */
      id: z.string().check(z.regex(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)),
      /** The hash in the name of the page's script, which identifies the build; null without one. */
      build: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{8}$/))),
      path: z.string().check(
        z.maxLength(120),
        z.refine((path) => path === pathWithoutIds(path)),
      ),
      language: z.enum(languages),
    }),
    output: z.object({ received: z.literal(true) }),
  },
} as const;

/** A report of an error in a browser. */
export type Problem = z.infer<(typeof problemEndpoints)["reportProblem"]["input"]>;

/** Browsers post violations of a content security policy here, as its `report-uri` says. */
export const policyReportPath = "/api/problems/policy";
