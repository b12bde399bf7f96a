import { problemCode, problemPath, problemsPerPage } from "@salvia/domain/site/problem";
import type { Problem } from "@salvia/domain/site/problemEndpoints";
import { defaultLanguage, languageOfTag } from "@salvia/domain/shared/language";
import { pathWithoutIds } from "@salvia/domain/site/paths";

import { isFirebaseError } from "./isFirebaseError.ts";

let sent = 0;

/**
 * Reports an error that no code of ours expected, with ids and codes only. A page sends a few and
 * then none, because one fault can repeat with each frame. Never fails, and waits for nothing.
 *
 * @returns the id to show to the user
 */
export function reportProblem(error: unknown): string {
  const id = readableId();
  if (sent < problemsPerPage && "sendBeacon" in navigator) {
    sent += 1;
    const code = codeOf(error);
    const problem: Problem = {
      // An unusual code is no reason to lose the report.
      code: problemCode.test(code) ? code : "other",
      id,
      build: buildOf(document.querySelector("script[type=module][src]")?.getAttribute("src")),
      path: pathWithoutIds(location.pathname),
      language: languageOfTag(document.documentElement.lang) ?? defaultLanguage,
    };
    // Survives the page, and cannot fail with an error that would be reported in turn.
    navigator.sendBeacon(
      problemPath,
      new Blob([JSON.stringify(problem)], { type: "application/json" }),
    );
  }
  return id;
}

/** Reports errors that nothing catches, if they come from our own scripts. */
export function watchForProblems(): void {
  addEventListener("error", ({ error, filename }) => {
    // Extensions of the browser fail in our pages, too; and some warnings have no error.
    if (error instanceof Error && filename.startsWith(`${location.origin}/`)) reportProblem(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof Error) reportProblem(reason);
  });
}

function codeOf(error: unknown): string {
  if (isFirebaseError(error)) return error.code;
  return error instanceof Error ? error.name : typeof error;
}

/** The hash in a built script's name: `/assets/portal-Ab12Cd34.js`. */
function buildOf(script: string | null | undefined): string | null {
  return /-([A-Za-z0-9_-]{8})\.js$/.exec(script ?? "")?.[1] ?? null;
}

/** Eight characters that are unambiguous when read out over the phone: no 0, 1, I, L, O or U. */
function readableId(): string {
  const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const id = Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
  return `${id.slice(0, 4)}-${id.slice(4)}`;
}
