import type { Switches } from "@salvia/domain/configuration/switches";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import type { Source } from "../../firebase/liveQuery/source.ts";
import { switchesDocument } from "../../firebase/switches/switches.data.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { SwitchList } from "./SwitchList.tsx";

vi.mock("../../firebase/switches/switches.data.ts", () => ({ switchesDocument: vi.fn() }));

/** The listener of the stored switches; null until the texts have loaded. */
let listener: Parameters<Source<Switches | null>> | null;

beforeEach(() => {
  listener = null;
  vi.mocked(switchesDocument).mockReturnValue((...given) => {
    listener = given;
    return () => {};
  });
});

async function open(stored: Switches | null) {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["switches", "auditLog"]}>
      <SwitchList />
    </NamespaceLoader>,
    { path: "/admin/switches" },
  );
  await waitFor(() => expect(listener).not.toBeNull());
  act(() => listener?.[0](stored));
  return page;
}

const changePath = "/api/auth/change-switch";

const switchOf = (name: string) => screen.findByRole<HTMLInputElement>("switch", { name });

test("shows every feature as on before the first change", async () => {
  await open(null);
  await switchOf("Assistant");
  const shown = screen.getAllByRole<HTMLInputElement>("switch");
  expect(shown.map(({ checked }) => checked)).toEqual(Array.from({ length: 9 }, () => true));
});

test("turns a feature off after a confirmation and changes nothing on cancel", async () => {
  const { user, answer, requests } = await open(null);
  await user.click(await switchOf("Video visits"));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/visits in progress end/)).toBeDefined();
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(requests.filter(({ path }) => path === changePath)).toEqual([]);

  await user.click(await switchOf("Video visits"));
  await user.click(await screen.findByRole("button", { name: "Turn off" }));
  await answer(changePath, 200, { off: ["visits"] });
  expect(await screen.findByText("Turned off: Video visits.")).toBeDefined();
  act(() => listener?.[0]({ off: ["visits"], builtOff: [] }));
  expect((await switchOf("Video visits")).checked).toBe(false);
});

test("turns a feature on at once", async () => {
  const { user, answer, requests } = await open({ off: ["google"], builtOff: [] });
  await user.click(await switchOf("Sign-in with Google"));
  await answer(changePath, 200, { off: [] });
  expect(await screen.findByText("Turned on: Sign-in with Google.")).toBeDefined();
  expect(requests.filter(({ path }) => path === changePath)).toMatchObject([
    { body: { feature: "google", off: false } },
  ]);
});

test("keeps a switch of the deployment off, and says why", async () => {
  await open({ off: [], builtOff: ["phone"] });
  const phone = await switchOf("Sign-in by phone");
  expect([phone.checked, phone.disabled]).toEqual([false, true]);
  expect(screen.getByText(/can only be turned on with a new deployment/)).toBeDefined();
});

test("explains a refused change", async () => {
  const { user, answer } = await open({ off: ["google"], builtOff: [] });
  await user.click(await switchOf("Sign-in with Google"));
  await answer(changePath, 403, { error: "not-allowed" });
  expect((await screen.findByRole("alert")).textContent).toContain("permission");
});
