import type { AccessChange } from "@salvia/domain/account/account";
import { endDateSchema } from "@salvia/domain/account/endDate";
import { isRole, roles } from "@salvia/domain/account/role";

import { flag, readArguments, text } from "../readArguments.ts";
import { Complaint } from "../report.ts";

const usage = [
  "Usage: npm run grant -- <email> <what> [--project <id>] [--last-administrator]",
  "       npm run grant -- <email> until <date> [--project <id>]",
  `  what       a role (${roles.join(", ")}), none, disable, enable or`,
  "             delete, which cannot be undone",
  "  date       the last day with access, such as 2027-01-31, or never",
  "  --project  a real project, with the credentials of `gcloud auth application-default login`;",
  "             without it the local emulators",
  "  --last-administrator",
  "             also if no administrator is left then",
].join("\n");

/**
 * Parses the arguments of `npm run grant`.
 *
 * @throws Complaint with the usage if they are invalid
 */
export function grantWords(words: readonly string[]): {
  email: string;
  change: GrantedChange;
  project: string | null;
  mayTakeLastAdministrator: boolean;
} {
  const options = { project: text, "last-administrator": flag };
  const { values, positionals } = readArguments(words, usage, options, 3);
  const [email, what, day] = positionals;
  const change = changeOf(what, day);
  if (!email?.includes("@") || change === null) throw new Complaint(usage);
  return {
    email: email.trim().toLowerCase(),
    change,
    project: values.project ?? null,
    mayTakeLastAdministrator: values["last-administrator"] ?? false,
  };
}

/** What the command does: an access change, a deletion, or a new end date (null for none). */
export type GrantedChange =
  | AccessChange
  | { kind: "delete" }
  | { kind: "until"; endsOn: string | null };

function changeOf(what: string | undefined, day: string | undefined): GrantedChange | null {
  if (what === "until") {
    if (day === "never") return { kind: "until", endsOn: null };
    const { success, data } = endDateSchema.safeParse(day);
    return success ? { kind: "until", endsOn: data } : null;
  }
  if (day !== undefined) return null;
  if (what === "disable" || what === "enable" || what === "delete") return { kind: what };
  if (what === "none") return { kind: "role", role: null };
  return isRole(what) ? { kind: "role", role: what } : null;
}
