import type { JSHandle, Page } from "@playwright/test";

import type { Person } from "../../e2e/support/people.ts";
import { emulators } from "../../emulators.ts";
import type { Listening } from "../support/listen.ts";
import { serveScript } from "../support/serveScript.ts";
import type { BareColumn } from "./bareBoard.ts";
import type { BareAccess } from "./bareClient.ts";
import { places } from "./places.ts";
import { newContext, type BenchBrowser } from "./benchBrowser.ts";

/** A page with a bare list, and its manual actions. */
export type BareListPage = {
  page: Page;
  list: JSHandle<Awaited<ReturnType<Window["openBareList"]>>>;
};

/** Opens a minimal live list of a salesperson's leads in a separate browser. */
export async function openBareList(
  bench: BenchBrowser,
  host: Listening,
  who: Person,
): Promise<BareListPage> {
  const page = await (await newContext(bench)).newPage();
  await page.goto(`http://localhost:${host.port}/`);
  const list = await page.evaluateHandle(
    (access) => window.openBareList(access),
    accessOf(who, `localhost:${places.proxyPort}`),
  );
  await page.getByText("Benítez").first().waitFor();
  return { page, list };
}

/** Opens a minimal board of a salesperson's leads in a separate browser. */
export async function openBareBoard(
  bench: BenchBrowser,
  host: Listening,
  who: Person,
  columns: readonly BareColumn[],
): Promise<Page> {
  const page = await (await newContext(bench)).newPage();
  await page.goto(`http://localhost:${host.port}/`);
  const access = accessOf(who, `localhost:${places.proxyPort}`);
  await page.evaluate(([user, shown]) => window.openBareBoard(user, shown), [
    access,
    columns,
  ] as const);
  for (const { status } of columns) {
    await page.locator(`[data-column="${status}"] [data-row]`).first().waitFor();
  }
  return page;
}

/** A user's access to the emulators, with a separate address for the database. */
export function accessOf({ email, password }: Person, firestore: string): BareAccess {
  const { project, auth } = emulators;
  return { project, auth, firestore, email, password };
}

/** Serves the page of bare lists, or that of bare boards. */
export function serveBareList(): Promise<Listening> {
  return serveScript(new URL("./bareList.ts", import.meta.url));
}
export function serveBareBoard(): Promise<Listening> {
  return serveScript(new URL("./bareBoard.ts", import.meta.url));
}
