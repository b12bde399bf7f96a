import { isGuestUid } from "@salvia/domain/scheduling/visitGuest";
import type { Auth } from "firebase-admin/auth";

import { addObject, unexpectedAnswer } from "../../platform/cloudStorage.ts";
import { exportedUser } from "./exportedUser.ts";

/** The most accounts that Authentication lists at once. */
const pageSize = 1000;

export type Exported = { readonly accounts: number; readonly pages: number };

/**
 * Writes all accounts to a bucket, a page of 1,000 in each object, and then `complete.json` with the
 * numbers. Each export is a folder of its own, named after its start: one that was interrupted has
 * no `complete.json`, and the next one doesn't depend on it.
 *
 * @throws if Authentication or Cloud Storage is unavailable or refuses it
 */
export async function exportAll(auth: Auth, bucket: string, start: Date): Promise<Exported> {
  const folder = start.toISOString();
  const store = async (name: string, value: object) => {
    const stored = await addObject(bucket, `${folder}/${name}.json`, JSON.stringify(value));
    if (!stored.ok) throw unexpectedAnswer(stored);
  };
  let [accounts, pages] = [0, 0];
  for (let token: string | undefined; pages === 0 || token !== undefined;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await auth.listUsers(pageSize, token);
    pages += 1;
    // The guests of visits are gone tomorrow.
    const users = page.users.filter(({ uid }) => !isGuestUid(uid));
    accounts += users.length;
    // oxlint-disable-next-line no-await-in-loop -- one page at a time in memory
    await store(String(pages).padStart(4, "0"), { users: users.map(exportedUser) });
    token = page.pageToken;
  }
  await store("complete", { accounts, pages });
  return { accounts, pages };
}
