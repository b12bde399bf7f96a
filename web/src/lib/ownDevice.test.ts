// @vitest-environment jsdom
import "fake-indexeddb/auto";

import { openDB } from "idb";
import { afterEach, expect, test } from "vitest";

import { cacheOwner, dropCache, noteCacheOwner } from "./ownDevice.ts";

afterEach(() => localStorage.clear());

async function databases(): Promise<unknown[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

test("deletes only the cache, for its owner or when no user is signed in", async () => {
  for (const name of ["firestore/[DEFAULT]/salvia/main", "leadOutbox"]) {
    (await openDB(name, 1)).close();
  }
  noteCacheOwner("ana");
  await dropCache("ben");
  expect(await databases()).toHaveLength(2);
  expect(cacheOwner()).toBe("ana");
  await dropCache(null);
  expect(await databases()).toEqual(["leadOutbox"]);
  expect(cacheOwner()).toBeNull();
});
