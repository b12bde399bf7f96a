import type { Auth, UserRecord } from "firebase-admin/auth";

/** The accounts with these addresses, by address; addresses without an account are missing. */
export async function accountsOf(
  auth: Pick<Auth, "getUsers">,
  emails: readonly string[],
): Promise<ReadonlyMap<string, UserRecord>> {
  const wanted = [...new Set(emails)];
  const parts = Array.from({ length: Math.ceil(wanted.length / mostOfOneCall) }, (_, part) =>
    wanted.slice(part * mostOfOneCall, (part + 1) * mostOfOneCall),
  );
  const found = await Promise.all(
    parts.map((part) => auth.getUsers(part.map((email) => ({ email })))),
  );
  return new Map(
    found.flatMap(({ users }) => users).map((user) => [user.email?.toLowerCase() ?? "", user]),
  );
}

/** The Admin SDK's limit. */
const mostOfOneCall = 100;
