import { act, screen, waitFor, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { deferred } from "../../testing/deferred.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { toastSeverity } from "../../testing/toastSeverity.ts";
import { SettingsSections } from "./SettingsSections.tsx";
import { saveSettings, type Settings } from "./settings.data.ts";

vi.mock("./settings.data.ts", () => ({ saveSettings: vi.fn() }));

const stored: Settings = {
  language: "en",
  timezone: "Europe/Lisbon",
  notifications: { newLeads: true, conversions: true, monthlyReport: false },
};

beforeEach(() => {
  vi.mocked(saveSettings).mockReset();
  vi.mocked(saveSettings).mockResolvedValue();
});

async function open(settings: LiveQuery<Settings | null> = { status: "content", value: stored }) {
  const page = renderInPortal(<SettingsSections uid="ana" settings={settings} />);
  if (settings.status === "content" && settings.value !== null) {
    await screen.findByRole("button", { name: "Save" });
  }
  return page;
}

const save = () => screen.getByRole("button", { name: "Save" });
const timeZone = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Time zone" });
const reports = () => screen.getByRole("checkbox", { name: "Automatic monthly report" });

test("saves a change along with the rest and confirms it", async () => {
  const { user } = await open();
  await user.click(reports());
  await user.click(save());
  const notifications = { ...stored.notifications, monthlyReport: true };
  expect(saveSettings).toHaveBeenCalledExactlyOnceWith("ana", { ...stored, notifications });
  expect((await screen.findByRole("status")).textContent).toBe("Profile updated successfully");
  expect(await toastSeverity("Profile updated successfully")).toBe("success");
  expect(document.activeElement).toBe(save());
});

test("turns off reminders of next steps, which are on until then", async () => {
  const { user } = await open();
  const bell = screen.getByRole("checkbox", { name: "Next steps in the bell" });
  const email = screen.getByRole("checkbox", { name: "Next steps by email" });
  expect([bell, email]).toMatchObject([{ checked: true }, { checked: true }]);
  await user.click(email);
  await user.click(save());
  const notifications = { ...stored.notifications, nextStepMails: false };
  expect(saveSettings).toHaveBeenCalledExactlyOnceWith("ana", { ...stored, notifications });
});

test("finds a time zone by its city using only the keyboard", async () => {
  const { user } = await open();
  expect(timeZone().value).toMatch(/^Europe\/Lisbon \(GMT\+[01]\)$/);
  await user.clear(timeZone());
  await user.type(timeZone(), "são paulo");
  const [first, ...others] = within(screen.getByRole("listbox")).getAllByRole("option");
  expect([first?.textContent, others]).toEqual([
    expect.stringMatching(/Sao Paulo.*America\/Sao_Paulo/),
    [],
  ]);
  await user.keyboard("{Enter}");
  await user.click(save());
  expect(saveSettings).toHaveBeenCalledWith("ana", { ...stored, timezone: "America/Sao_Paulo" });
});

test("offers this device's time zone once, as a button", async () => {
  const { timeZone: here } = new Intl.DateTimeFormat().resolvedOptions();
  const { user } = await open();
  const offer = screen.getByRole("button", { name: /^Use this device’s: / });
  await user.click(offer);
  expect(timeZone().value).toContain(here.replaceAll("_", " "));
  expect(screen.queryByRole("button", { name: /^Use this device’s: / })).toBeNull();
});

test("switches to the chosen language at once and keeps the other choices", async () => {
  const { user } = await open();
  await user.click(reports());
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Français");
  const french = await screen.findByRole("button", { name: "Enregistrer" });
  expect(localStorage.getItem("language")).toBe("fr");
  await user.click(french);
  expect(saveSettings).toHaveBeenCalledWith("ana", {
    ...stored,
    language: "fr",
    notifications: { ...stored.notifications, monthlyReport: true },
  });
  expect((await screen.findByRole("status")).textContent).toBe("Profil mis à jour avec succès");
});

test("reports a refusal and keeps the choices", async () => {
  vi.mocked(saveSettings).mockRejectedValueOnce(new FirebaseError("permission-denied", "no"));
  const { user } = await open();
  await user.click(reports());
  await user.click(save());
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Error updating profile. You don’t have permission to do this.",
  );
  expect(reports()).toHaveProperty("checked", true);
  await user.click(save());
  expect((await screen.findByRole("status")).textContent).toBe("Profile updated successfully");
  expect(saveSettings).toHaveBeenCalledTimes(2);
});

test("shows the wait without a network and later the result", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const answer = deferred();
  vi.mocked(saveSettings).mockReturnValueOnce(answer.promise);
  const { user } = await open();
  await user.click(reports());
  await user.click(save());
  expect((await screen.findByRole("status")).textContent).toContain("kept in this tab");
  expect(leavingAsks()).toBe(true);
  await act(async () => answer.resolve());
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("Profile updated successfully"),
  );
  expect(leavingAsks()).toBe(false);
});

test("explains why settings cannot be read and offers to retry", async () => {
  const retry = vi.fn();
  const failure = { code: "not-allowed", id: null } as const;
  const { user } = await open({ status: "error", failure, retry });
  expect((await screen.findByRole("alert")).textContent).toContain("permission");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});

/** Whether the browser would ask before closing the tab. */
function leavingAsks(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
