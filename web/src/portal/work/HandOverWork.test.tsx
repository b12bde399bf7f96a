import type { Work } from "@salvia/domain/account/workEndpoints";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { HandOverWork } from "./HandOverWork.tsx";

vi.mock("../../features/staff/staff.data.ts", () => ({
  staffOf: (role: string) => (onValue: (value: unknown) => void) => {
    onValue(role === "sales" ? [noa, tomas] : []);
    return () => {};
  },
}));

const noa = { uid: "noa", name: "Noa Benítez" };
const tomas = { uid: "tomas", name: "Tomás Ibarra" };
const find = "/api/leads/find-work";
const handOver = "/api/leads/hand-over-work";
const none: Work = { leads: 0, patients: 0, appointments: 0, tasks: 0 };

async function open(work: Partial<Work>) {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["people"]}>
      <HandOverWork uid="noa" name="Noa Benítez" />
    </NamespaceLoader>,
  );
  // StrictMode sends the request twice.
  await page.answer(find, 200, { work: { ...none, ...work } });
  await page.answer(find, 200, { work: { ...none, ...work } });
  return page;
}

const button = (name: string) => screen.getByRole("button", { name });

test("offers no handover for a user without work", async () => {
  await open({});
  expect(await screen.findByText("Nothing: no leads and no patients.")).toBeDefined();
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("hands over more than a thousand leads in several calls, each with the same id", async () => {
  const { user, answer, requests } = await open({ leads: 1100 });
  expect(await screen.findByText("1,100 leads")).toBeDefined();
  const to = screen.getByRole("combobox", { name: "Hand the leads over to" });
  // Users cannot hand over to themselves.
  expect([...to.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
    "Choose a colleague",
    "The pool (anyone can claim them)",
    "Tomás Ibarra",
  ]);
  await user.click(button("Hand over…"));
  expect(screen.queryByRole("dialog")).toBeNull();

  await user.selectOptions(to, "Tomás Ibarra");
  await user.click(button("Hand over…"));
  await user.click(await screen.findByRole("button", { name: "Hand over" }));
  const part = (leads: number, left: number) => ({
    handedOver: { ...none, leads },
    clashes: 0,
    left: { ...none, leads: left },
  });
  await answer(handOver, 200, part(1000, 100));
  expect(await screen.findByText("1,000 handed over so far…")).toBeDefined();
  await answer(handOver, 200, part(100, 0));
  await answer(find, 200, { work: none });
  const done = await screen.findByText("Done. Everything was handed over.");
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
  const orders = requests.filter(({ path }) => path === handOver).map(({ body }) => body);
  expect(orders).toHaveLength(2);
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[0]).toMatchObject({ from: "noa", to: "tomas" });
});

test("reports an interrupted handover and offers the rest", async () => {
  const { user, answer } = await open({ leads: 3 });
  const to = await screen.findByRole("combobox", { name: "Hand the leads over to" });
  await user.selectOptions(to, "The pool (anyone can claim them)");
  await user.click(button("Hand over…"));
  expect(
    await screen.findByRole("dialog", { name: "Move Noa Benítez’s leads to the pool?" }),
  ).toBeDefined();
  await user.click(button("Hand over"));
  await answer(handOver, 500, { error: "internal-error" });
  await answer(find, 200, { work: { ...none, leads: 2 } });
  expect(await screen.findByText("2 leads")).toBeDefined();
  expect(screen.getByRole("alert").textContent).not.toBe("");
  expect(screen.queryByText(/^Done/)).toBeNull();
});

test("keeps patients without an available clinician until there is a colleague", async () => {
  await open({ patients: 1, appointments: 2 });
  expect(await screen.findByText("1 patient and 2 upcoming appointments")).toBeDefined();
  expect(screen.getByText(/^No colleague in the directory/)).toBeDefined();
});
