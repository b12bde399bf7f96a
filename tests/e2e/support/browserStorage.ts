import type { Page } from "@playwright/test";

/** Everything the browser stores for the product between two documents, as text. */
export async function storedTexts(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const contents = await Promise.all(databases.map(({ name = "" }) => contentsOf(name)));
    return JSON.stringify([localStorage, sessionStorage, databases, contents]);

    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    async function contentsOf(name: string): Promise<unknown> {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
        new Promise((resolve, reject) => {
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(request.error));
        });
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const rows = await Promise.all(
        stores.map((store) => done(database.transaction(store).objectStore(store).getAll())),
      );
      database.close();
      return rows;
    }
  });
}
