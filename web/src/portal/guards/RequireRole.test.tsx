import type { Role } from "@salvia/domain/account/role";
import { act, render, screen } from "@testing-library/react";
import { useEffect, type ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

import { openListeners, useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { LanguageProvider } from "../../i18n/LanguageProvider.tsx";
import { portalNamespaces } from "../../i18n/portalNamespaces.ts";
import { saveLanguage } from "../../i18n/languageStorage.ts";
import { AuthProvider } from "../../session/AuthProvider.tsx";
import { createSession } from "../../session/session.ts";
import { fakeSessionEnvironment, tokenUser } from "../../testing/fakeSessionEnvironment.ts";
import { AppTheme } from "../../theme/AppTheme.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { RequireRole } from "./RequireRole.tsx";

vi.mock("../../features/users/AccountWatch.tsx", () => ({ AccountWatch: () => null }));
vi.mock("../../firebase/switches/SwitchesProvider.tsx", () => ({
  SwitchesProvider: ({ children }: { children: ReactNode }) => children,
}));

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  saveLanguage("en");
});

/** A page that shows a name, and one more in a message that stays until closed. */
function Patients() {
  const showToast = useToast();
  useEffect(() => showToast("error", "Not saved: the note on Beatriz"), [showToast]);
  const live = useLiveQuery("patients", (onValue: (name: string) => void) => {
    onValue("Beatriz Nogueira");
    return () => {};
  });
  return live.status === "content" ? <p>{live.value}</p> : null;
}

/** Opens a page of a role's area; without a role, the account page. */
function open(role: Role | null) {
  const path = role === null ? "/account" : `/${role}`;
  const fake = fakeSessionEnvironment({ path });
  fake.emitUser(tokenUser(role === null ? {} : { role }));
  render(
    <AppTheme>
      <LanguageProvider namespaces={portalNamespaces}>
        <AuthProvider session={createSession(fake.environment)}>
          <MemoryRouter initialEntries={[path]}>
            <RequireRole role={role ?? "any"}>
              <Patients />
            </RequireRole>
          </MemoryRouter>
        </AuthProvider>
      </LanguageProvider>
    </AppTheme>,
  );
  return fake;
}

test("signs out an idle clinician, removes the page and ends its listeners", async () => {
  const { events, navigations, emitUser } = open("medical");
  await screen.findByText("Beatriz Nogueira");
  await screen.findByText("Not saved: the note on Beatriz");
  expect(openListeners()).toBe(1);
  // The lock loads asynchronously, and its texts after it.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(minute));
  await act(() => vi.advanceTimersByTimeAsync(7.5 * minute));
  expect(await screen.findByRole("dialog", { name: "Are you still there?" })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2 * minute));
  await screen.findByRole("heading", { name: "Locked" });
  expect(document.body.textContent).not.toContain("Beatriz");
  expect(openListeners()).toBe(0);
  expect(events).toContain("provider signed out");
  expect(navigations).toEqual([]);

  act(() => emitUser(tokenUser({ role: "medical" })));
  expect(await screen.findByText("Beatriz Nogueira")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Locked" })).toBeNull();
});

test.each([
  ["admin", 10],
  ["sales", 30],
  ["member", 30],
  ["employer", 30],
  ["partner", 30],
  [null, 30],
] as const)("locks out %s after %i minutes and not before", async (role, minutes) => {
  const { events } = open(role);
  await screen.findByText("Beatriz Nogueira");
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(minute));
  await act(() => vi.advanceTimersByTimeAsync((minutes - 2) * minute));
  expect(document.body.textContent).toContain("Beatriz");
  expect(events).not.toContain("provider signed out");
  await act(() => vi.advanceTimersByTimeAsync(2 * minute));
  await screen.findByRole("heading", { name: "Locked" });
  await screen.findByText(`There was no activity here for ${minutes} minutes`, { exact: false });
  expect(document.body.textContent).not.toContain("Beatriz");
  expect(events).toContain("provider signed out");
});
