import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { EndingAccounts } from "./EndingAccounts.tsx";
import { camille } from "./testing/camille.ts";

afterEach(cleanup);

const call = "/api/auth/find-ending-accounts";

const ending = { ...camille, endsOn: "2099-12-31" };

async function show(status: number, answered: unknown) {
  const onOpen = vi.fn();
  const page = renderInPortal(
    <NamespaceLoader namespaces={["people"]}>
      <EndingAccounts onOpen={onOpen} />
    </NamespaceLoader>,
  );
  // StrictMode asks twice.
  await page.answer(call, status, answered);
  await page.answer(call, status, answered);
  return { ...page, onOpen };
}

test("shows whose access ends, and opens an account", async () => {
  const { user, onOpen } = await show(200, { accounts: [ending] });
  const [row] = await screen.findAllByRole("listitem");
  expect(row?.textContent).toContain("Salesperson, until Thu, Dec 31, 2099");
  await user.click(screen.getByRole("button", { name: "Open Camille Laurent’s account" }));
  expect(onOpen).toHaveBeenCalledWith("camille");
});

test("says why the last administrator still has access", async () => {
  await show(200, { accounts: [{ ...ending, role: "admin", endsOn: "2020-01-31" }] });
  const [row] = await screen.findAllByRole("listitem");
  expect(row?.textContent).toContain("should have ended after Fri, Jan 31, 2020");
});

test("shows nothing if no access ends soon", async () => {
  const { requests } = await show(200, { accounts: [] });
  await waitFor(() => expect(requests.filter(({ path }) => path === call)).toHaveLength(2));
  expect(screen.queryByRole("heading", { name: "Access ends soon" })).toBeNull();
});

test("says that the accounts could not be loaded, and loads them again", async () => {
  const { user, answer } = await show(500, { error: "internal-error" });
  await user.click(await screen.findByRole("button", { name: /again/i }));
  await answer(call, 200, { accounts: [ending] });
  expect(await screen.findByText(/until Thu, Dec 31, 2099/)).toBeTruthy();
});
