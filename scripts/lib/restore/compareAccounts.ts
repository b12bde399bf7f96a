import { isDeepStrictEqual } from "node:util";

import type { Auth, UserRecord } from "firebase-admin/auth";

import { objectOf, textOf, type JsonObject } from "../json.ts";

/** How many accounts are named. */
const named = 3;

/**
 * Compares exported accounts with those of the project: addresses, claims, whether they are
 * disabled, and whether each password has its hash in the export.
 * @param users in the form of `firebase auth:export`
 * @returns how many accounts the project has, and what differs, one line each
 */
export async function compareAccounts(
  users: readonly JsonObject[],
  auth: Auth,
): Promise<{ count: number; faults: readonly string[] }> {
  const exported = new Map(users.map((user) => [textOf(user["localId"]), user]));
  const faults: string[] = [];
  let count = 0;
  for await (const user of allUsers(auth)) {
    count += 1;
    const fault = faultOf(user, exported.get(user.uid));
    if (fault !== null) faults.push(fault);
    exported.delete(user.uid);
  }
  for (const uid of exported.keys()) faults.push(`accounts: the project has no account ${uid}.`);
  const more = faults.length - named;
  return {
    count,
    faults: more > 0 ? [...faults.slice(0, named), `accounts: ${more} more like these.`] : faults,
  };
}

async function* allUsers(auth: Auth): AsyncGenerator<UserRecord> {
  for (let token: string | undefined; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await auth.listUsers(1000, token);
    yield* page.users;
    token = page.pageToken;
    if (token === undefined) return;
  }
}

function faultOf(user: UserRecord, exported: JsonObject | undefined): string | null {
  if (exported === undefined) return `accounts: ${user.uid} is not in the export.`;
  const wanted: Record<string, unknown> = {
    email: user.email ?? "",
    phoneNumber: user.phoneNumber ?? "",
    disabled: user.disabled,
    claims: user.customClaims ?? {},
    "password's hash": user.providerData.some(({ providerId }) => providerId === "password"),
  };
  const found: Record<string, unknown> = {
    email: textOf(exported["email"]),
    phoneNumber: textOf(exported["phoneNumber"]),
    disabled: exported["disabled"] === true,
    claims: objectOf(parsed(textOf(exported["customAttributes"]) || "{}")),
    "password's hash": textOf(exported["passwordHash"]) !== "",
  };
  const differing = Object.keys(wanted).filter(
    (name) => !isDeepStrictEqual(wanted[name], found[name]),
  );
  return differing.length === 0 ? null : `accounts: ${user.uid} differs: ${differing.join(", ")}.`;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return {};
  }
}
