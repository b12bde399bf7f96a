import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { EraseDialog } from "./EraseDialog.tsx";
import { fill } from "../../../testing/quickUser.ts";

const { path } = leadEndpoints.erasePerson;

async function open() {
  const callbacks = { onErased: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
  const page = renderInPortal(
    <NamespaceLoader namespaces={["personalData"]}>
      <EraseDialog id="one" lead={lead()} {...callbacks} />
    </NamespaceLoader>,
  );
  await screen.findByRole("alertdialog", { name: "Erase Inés Carvajal Roldán?" });
  const requestsSent = () => page.requests.filter((request) => request.path === path);
  return { ...page, ...callbacks, requestsSent };
}

const erase = () => screen.getByRole("button", { name: "Erase this person" });
const field = () => screen.getByRole("textbox", { name: "Last name, to confirm" });

test("lists what is erased and kept, and focuses the safe answer", async () => {
  const { user, onClose, requestsSent } = await open();
  const dialog = screen.getByRole("alertdialog");
  expect(dialog.textContent).toMatch(
    /Its timeline.*What stays, and why.*The law requires us to keep those/,
  );
  const answers = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(answers).toEqual(["Cancel", "Erase this person"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  await user.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
  expect(requestsSent()).toEqual([]);
});

test("erases only after the last name is typed, in any spelling", async () => {
  const { user, onErased, requestsSent, answer } = await open();
  await user.click(erase());
  expect(screen.getByText("That isn’t the last name. Type: Carvajal Roldán")).toBeDefined();
  expect(document.activeElement).toBe(field());
  expect(requestsSent()).toEqual([]);
  await fill(user, field(), " carvajal  ROLDÁN{Enter}");
  await answer(path, 200, { done: true, erased: 7 });
  expect(requestsSent().map(({ body }) => body)).toEqual([{ leadId: "one" }]);
  await waitFor(() => expect(onErased).toHaveBeenCalledOnce());
});

test("erases in several calls and shows the progress", async () => {
  const { user, onErased, onClose, answer } = await open();
  await fill(user, field(), "Carvajal Roldán{Enter}");
  await answer(path, 200, { done: false, erased: 900 });
  expect((await screen.findByRole("status")).textContent).toBe("900 entries erased so far");
  await user.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  await answer(path, 200, { done: true, erased: 1200 });
  await waitFor(() => expect(onErased).toHaveBeenCalledOnce());
});

test("shows an error, keeps the typed name and continues on retry", async () => {
  const { user, onErased, answer } = await open();
  await fill(user, field(), "Carvajal Roldán{Enter}");
  await answer(path, 200, { done: false, erased: 900 });
  await answer(path, 403, { error: "not-allowed" });
  expect((await screen.findByRole("alert")).textContent).toMatch("You don’t have permission");
  expect(screen.getByText(/^Anything already started will finish overnight/)).toBeDefined();
  expect(field()).toHaveProperty("value", "Carvajal Roldán");
  await user.click(erase());
  await answer(path, 200, { done: true, erased: 1200 });
  await waitFor(() => expect(onErased).toHaveBeenCalledOnce());
});

test("asks the user to sign in again when the sign-in is too old", async () => {
  const { user, answer } = await open();
  await fill(user, field(), "Carvajal Roldán{Enter}");
  await answer(path, 401, { error: "recent-sign-in-required" });
  await screen.findByRole("dialog", { name: "Please sign in again" });
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(field()).toHaveProperty("value", "Carvajal Roldán");
});
