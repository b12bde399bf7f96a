import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { button, calls, review, row } from "./testing/renderLeadImport.tsx";

beforeEach(() => {
  // jsdom has no layout: without a height no row would be rendered.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
});

const link = (name: string) => screen.getByRole("link", { name });
const mayClose = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("continues an import on other pages, shows its progress and links back to it", async () => {
  const { user, answer } = await review();
  expect(screen.queryByRole("link", { name: /^Importing/ })).toBeNull();
  await user.click(button(/Import 1 lead/));
  expect(mayClose()).toBe(false);
  await user.click(link("Elsewhere"));
  expect(screen.getByText("Another page")).toBeTruthy();
  expect(link("Importing leads: 0%")).toBeTruthy();
  expect(screen.getByText("unsent: 1")).toBeTruthy();

  await answer(calls.send, 500, { error: "internal-error" });
  await user.click(link("The import is paused"));
  await user.click(button(/Continue/));
  await user.click(link("Elsewhere"));
  await answer(calls.send, 200, { outcomes: ["created"] });
  expect(screen.getByRole("status").textContent).toMatch(/^1 lead was imported/);
  expect(screen.getByText("unsent: 0")).toBeTruthy();
  expect(mayClose()).toBe(true);
  await user.click(link("1 lead was imported and is now yours."));
  expect(row(/Ana Silva/).textContent).toContain("Imported.");

  // A seen result is not shown again, and the next file starts over.
  await user.click(link("Elsewhere"));
  expect(screen.queryByRole("link", { name: /imported/ })).toBeNull();
});

test("forgets rows that were only reviewed when the user leaves the page", async () => {
  const { user } = await review();
  await user.click(link("Elsewhere"));
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(mayClose()).toBe(true);
});
