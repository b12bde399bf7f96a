import { act, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { user } from "../../../../seed/users.ts";
import { takeNotice } from "../../session/signOutNotice.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AccountWatch } from "./AccountWatch.tsx";
import { renewToken, tokenTimes, userDocument, type OwnUser } from "./users.data.ts";

vi.mock("./users.data.ts", () => ({
  renewToken: vi.fn(),
  tokenTimes: vi.fn(),
  userDocument: vi.fn(),
}));

let emit: (own: OwnUser) => void;
const there = (details: Parameters<typeof user>[0] = {}) => ({
  user: user(details),
  gone: false,
  fresh: true,
});

beforeEach(() => {
  vi.mocked(renewToken).mockResolvedValue();
  vi.mocked(tokenTimes).mockResolvedValue({
    issuedAt: new Date("2026-11-21T10:00:00Z"),
    signedInAt: new Date("2026-11-21T08:00:00Z"),
  });
  vi.mocked(userDocument).mockReturnValue((onValue) => {
    emit = (value) => act(() => onValue(value));
    return () => {};
  });
});

/** Opens one of Ana's tabs. The server answers every request with success. */
async function openTab() {
  const tab = renderInPortal(<AccountWatch uid="ana" />);
  await waitFor(() => expect(userDocument).toHaveBeenCalled());
  await waitFor(() => expect(emit).toBeDefined());
  return tab;
}

test("fetches a new token once when the role changed after the token was issued", async () => {
  await openTab();
  emit(there({ roleChangedAt: null }));
  expect(tokenTimes).not.toHaveBeenCalled();
  const roleChangedAt = new Date("2026-11-21T10:05:00Z");
  emit(there({ roleChangedAt }));
  await waitFor(() => expect(renewToken).toHaveBeenCalledOnce());
  emit(there({ roleChangedAt, displayName: "Another name" }));
  emit(there({ roleChangedAt: new Date("2026-11-21T10:09:00Z") }));
  await waitFor(() => expect(renewToken).toHaveBeenCalledTimes(2));
});

test("fetches no token for a change that the token already includes", async () => {
  await openTab();
  emit(there({ roleChangedAt: new Date("2026-11-21T09:00:00Z") }));
  await waitFor(() => expect(tokenTimes).toHaveBeenCalledOnce());
  expect(renewToken).not.toHaveBeenCalled();
});

test("retries without a connection on the next update", async () => {
  await openTab();
  vi.mocked(renewToken).mockRejectedValueOnce(new Error("offline"));
  const changed = there({ roleChangedAt: new Date("2026-11-21T10:05:00Z") });
  emit(changed);
  await waitFor(() => expect(renewToken).toHaveBeenCalledOnce());
  emit(there());
  emit(changed);
  await waitFor(() => expect(renewToken).toHaveBeenCalledTimes(2));
});

test.each(["2026-11-21T08:00:00.900Z", "2026-11-21T09:30:00Z"])(
  "leaves and says why when the sign-in was ended at %s",
  async (moment) => {
    const { events, answerSignOut } = await openTab();
    emit(there({ signedOutAt: new Date(moment) }));
    await answerSignOut();
    await waitFor(() => expect(events.at(-1)).toBe("go to /login"));
    expect(takeNotice()).toEqual({ kind: "ended-everywhere" });
  },
);

test("stays in a tab that has signed in since", async () => {
  const { events } = await openTab();
  emit(there({ signedOutAt: new Date("2026-11-21T07:59:59.999Z") }));
  await waitFor(() => expect(tokenTimes).toHaveBeenCalledOnce());
  expect(events).not.toContain("request /api/auth/session-logout");
});

test("leaves when the account is deleted", async () => {
  const { events, answerSignOut } = await openTab();
  emit(there());
  emit({ user: null, gone: true, fresh: true });
  await answerSignOut();
  await waitFor(() => expect(events.at(-1)).toBe("go to /login?next=%2Fsales"));
  expect(takeNotice()).toEqual({ kind: "session-ended" });
});

test.each<[string, OwnUser[]]>([
  ["a profile that is not there yet", [{ user: null, gone: true, fresh: true }, there()]],
  ["a profile that memory does not know", [there(), { user: null, gone: false, fresh: false }]],
])("does not treat %s as a deleted account", async (_case, values) => {
  const { events } = await openTab();
  for (const own of values) emit(own);
  await act(async () => {});
  expect(events).not.toContain("request /api/auth/session-logout");
});

test("applies the profile's language on a device without one", async () => {
  await openTab();
  localStorage.removeItem("language");
  emit(there({ language: "fr" }));
  await waitFor(() => expect(document.documentElement.lang).toBe("fr"));
  expect(localStorage.getItem("language")).toBe("fr");
});

test("keeps a language that was chosen on this device", async () => {
  await openTab();
  emit(there({ language: "fr" }));
  await act(async () => {});
  expect(document.documentElement.lang).toBe("en");
  expect(localStorage.getItem("language")).toBe("en");
});
