import type { AccessChange } from "@salvia/domain/account/account";
import { isRole, roles } from "@salvia/domain/account/role";

import { Complaint } from "./report.ts";

const usage = [
  "Usage: npm run grant -- <email> <what> [--project <id>] [--last-administrator]",
  `  what       a role (${roles.join(", ")}), none, disable, enable or`,
  "             delete, which cannot be undone",
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
  change: AccessChange | { kind: "delete" };
  project: string | null;
  mayTakeLastAdministrator: boolean;
} {
  const mayTakeLastAdministrator = words.at(-1) === "--last-administrator";
  const [email, what, option, project, ...more] = mayTakeLastAdministrator
    ? words.slice(0, -1)
    : words;
  const change = changeOf(what);
  const isLocal = option === undefined;
  const isReal = option === "--project" && project !== undefined && !project.startsWith("-");
  if (!email?.includes("@") || change === null || !(isLocal || isReal) || more.length > 0) {
    throw new Complaint(usage);
  }
  return {
    email: email.trim().toLowerCase(),
    change,
    project: isReal ? project : null,
    mayTakeLastAdministrator,
  };
}

function changeOf(what: string | undefined): AccessChange | { kind: "delete" } | null {
  if (what === "disable" || what === "enable" || what === "delete") return { kind: what };
  if (what === "none") return { kind: "role", role: null };
  return isRole(what) ? { kind: "role", role: what } : null;
}
