import type { Page } from "@playwright/test";

import { firestore } from "./server.ts";

/** A column of the board, by the name of its status. */
export const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export const card = (page: Page, name: string) => page.getByRole("article", { name });

export const cardIn = (page: Page, status: string, name: string) =>
  column(page, status).getByRole("article", { name });

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** The item of a card's menu that moves it to a status. */
export const moveTo = (page: Page, status: string) =>
  page.getByRole("menu").getByRole("menuitem", { name: new RegExp(`^${status}`) });

/** The lead of most stories: new, and one that can be quoted. */
export const pia = { firstName: "Pía", lastName: "Luna" } as const;
export const remotePia = { ...pia, status: "remoteSales", step: 3 } as const;

/** A lead as it is stored. */
export async function stored(id: string) {
  return (await firestore.doc(`leads/${id}`).get()).data();
}
