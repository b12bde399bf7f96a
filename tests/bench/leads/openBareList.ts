import type { JSHandle, Page } from "@playwright/test";

import type { Person } from "../../e2e/support/people.ts";
import { emulators } from "../../emulators.ts";
import type { Listening } from "../support/listen.ts";
import { serveScript } from "../support/serveScript.ts";
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

/** A user's access to the emulators, with a separate address for the database. */
export function accessOf({ email, password }: Person, firestore: string): BareAccess {
  const { project, auth } = emulators;
  return { project, auth, firestore, email, password };
}

/** Serves the page of bare lists. */
export function serveBareList(): Promise<Listening> {
  return serveScript(new URL("./bareList.ts", import.meta.url));
}
