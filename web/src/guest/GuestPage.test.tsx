import { cleanup, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { visitGuest } from "../../../seed/visits.ts";
import { oneGuest } from "../features/visits/guest/guest.data.ts";
import { CallRefused } from "../firebase/callErrors.ts";
import { callServer } from "../firebase/calls.ts";
import { signInAsGuest } from "../firebase/guestSignIn.ts";
import { closeLiveQueries } from "../firebase/liveQuery/useLiveQuery.ts";
import { renderWithTexts } from "../testing/renderWithTexts.tsx";
import { GuestPage } from "./GuestPage.tsx";
import { quickUser } from "../testing/quickUser.ts";

vi.mock("../firebase/calls.ts", async (original) => ({
  ...Object(await original()),
  callServer: vi.fn(),
}));
vi.mock("../firebase/guestSignIn.ts", () => ({ signInAsGuest: vi.fn(), guestIdToken: vi.fn() }));
vi.mock("../features/visits/guest/guest.data.ts", () => ({
  oneGuest: vi.fn(),
  leaveAsGuest: vi.fn(() => Promise.resolve()),
  leaveAsGuestOnUnload: vi.fn(),
  updateGuestPresence: vi.fn(() => Promise.resolve()),
}));

const secret = "s".repeat(43);

beforeEach(() => {
  vi.mocked(callServer).mockReset();
  vi.mocked(signInAsGuest).mockResolvedValue("guest_ana");
  history.replaceState(null, "", `/guest#${secret}`);
});

afterEach(() => {
  cleanup();
  closeLiveQueries();
});

/** The guest asks to come in, under a name. */
async function ask(name = "Ana Prado") {
  const user = quickUser();
  if (name !== "") await user.type(screen.getByRole("textbox", { name: /^Your name/ }), name);
  await user.click(screen.getByRole("button", { name: "Ask to come in" }));
  return user;
}

test("takes the secret out of the address, and keeps it for a reload of this tab alone", async () => {
  renderWithTexts(<GuestPage />);
  expect(location.hash).toBe("");
  expect(JSON.parse(sessionStorage.getItem("guest") ?? "null")).toMatchObject({
    secret,
    isInside: false,
  });
  vi.mocked(callServer).mockRejectedValue(new CallRefused("link-used"));
  await ask();
  expect(await screen.findByText("This link has already been used")).toBeTruthy();
});

test("asks for a name before it asks the server", async () => {
  renderWithTexts(<GuestPage />);
  await ask("");
  expect(screen.getByText("Enter your name, with up to 120 characters.")).toBeTruthy();
  expect(callServer).not.toHaveBeenCalled();
});

test("explains a page that was opened without a link", () => {
  history.replaceState(null, "", "/guest#short");
  renderWithTexts(<GuestPage />);
  expect(screen.getByText("This page needs a link")).toBeTruthy();
});

test("waits for the clinician, leaves, and says why the visit is over", async () => {
  let session = "";
  vi.mocked(callServer).mockImplementation((_call, input) => {
    session = String(Object(input).session);
    return Promise.resolve({ customToken: "token", visitId: "a" });
  });
  vi.mocked(oneGuest).mockImplementation(() => (onValue) => {
    onValue(visitGuest({ state: "waiting", session, seenAt: new Date() }));
    return () => {};
  });
  renderWithTexts(<GuestPage />);
  const user = await ask();
  expect(await screen.findByText("The clinician knows you’re here")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(screen.getByText("You left the visit")).toBeTruthy();

  // The visit ended meanwhile: the rules deny the guest's document, and the server says why.
  vi.mocked(callServer).mockRejectedValue(new CallRefused("link-expired"));
  await user.click(screen.getByRole("button", { name: "Come back" }));
  await waitFor(() => expect(screen.getByText(/^The visit has ended/)).toBeTruthy());
});

test("says that the clinician has removed the guest", async () => {
  vi.mocked(callServer)
    .mockResolvedValueOnce({ customToken: "token", visitId: "b" })
    .mockRejectedValue(new CallRefused("guest-removed"));
  vi.mocked(oneGuest).mockImplementation(() => (_onValue, onError) => {
    onError(new FirebaseError("permission-denied", ""));
    return () => {};
  });
  renderWithTexts(<GuestPage />);
  await ask();
  expect(await screen.findByText("You’re not in the visit")).toBeTruthy();
});
