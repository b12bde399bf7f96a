import { act, cleanup, screen, waitFor } from "@testing-library/react";
import type { Passkey } from "@salvia/domain/account/passkey";
import { expect, onTestFinished, test, vi } from "vitest";

import { ClientFailure } from "../../firebase/clientError.ts";
import { AuthProvider } from "../../session/AuthProvider.tsx";
import { createSession } from "../../session/session.ts";
import { wasOffered } from "../../session/passkeys/shouldOfferPasskey.ts";
import { deferred } from "../../testing/deferred.ts";
import { fakeAuthenticator, signInOptions } from "../../testing/fakeAuthenticator.ts";
import { renderWithTexts } from "../../testing/renderWithTexts.tsx";
import {
  cookieSet,
  fakeSessionEnvironment,
  tokenUser,
} from "../../testing/fakeSessionEnvironment.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { PasskeyOffer } from "./PasskeyOffer.tsx";
import { useAutofill } from "./useAutofill.ts";
import { quickUser } from "../../testing/quickUser.ts";

function watched() {
  return { onSigningIn: vi.fn(), onSignedIn: vi.fn(), onFailure: vi.fn() };
}

/** Renders an element on the login page with a fake server and identity provider. */
function show(element: React.ReactElement, signedIn = false) {
  const fake = fakeSessionEnvironment({ path: "/login" });
  if (signedIn) fake.emitUser(tokenUser());
  renderWithTexts(<AuthProvider session={createSession(fake.environment)}>{element}</AuthProvider>);
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
  });
  return {
    ...fake,
    user: quickUser(),
    answer: async (index: number, status: number, body: unknown) => {
      await waitFor(() => expect(fake.requests.length).toBeGreaterThan(index));
      await act(async () => fake.requests[index]?.answer(status, body));
    },
  };
}

const passkeyButton = () => screen.findByRole("button", { name: "Sign in with a passkey" });

test("signs in with the passkey chosen through the button", async () => {
  const { requests, last } = fakeAuthenticator();
  const on = watched();
  const { user, answer } = show(<PasskeyButton email="ana@example.com" disabled={false} {...on} />);
  await user.click(await passkeyButton());
  expect(screen.getByRole("button").textContent).toBe("Waiting for your passkey…");
  await answer(0, 200, signInOptions);
  await waitFor(() => expect(requests).toHaveLength(1));
  last().approve();
  await answer(1, 200, { customToken: "made by the server" });
  await answer(2, 200, cookieSet);
  await waitFor(() => expect(on.onSignedIn).toHaveBeenCalledExactlyOnceWith("/sales"));
  expect(on.onSigningIn.mock.calls).toEqual([[true]]);
  expect(on.onFailure).not.toHaveBeenCalled();
});

test("resets the button after a cancel and shows the reason of a failure", async () => {
  const { requests, last } = fakeAuthenticator();
  const on = watched();
  const { user, answer } = show(<PasskeyButton email="" disabled={false} {...on} />);
  await user.click(await passkeyButton());
  await answer(0, 200, signInOptions);
  await waitFor(() => expect(requests).toHaveLength(1));
  last().refuse("NotAllowedError");
  await user.click(await passkeyButton());
  expect(on.onFailure).not.toHaveBeenCalled();
  await answer(1, 429, { error: "rate-limited" });
  await passkeyButton();
  expect(on.onFailure).toHaveBeenCalledExactlyOnceWith({ code: "too-many-attempts", id: null });
  expect(on.onSigningIn.mock.calls).toEqual([[true], [false], [true], [false]]);
});

test("ignores the button during another sign-in and hides it without browser support", async () => {
  const authenticator = fakeAuthenticator();
  const { user, requests } = show(<PasskeyButton email="" disabled {...watched()} />);
  await user.click(await passkeyButton());
  expect(requests).toEqual([]);
  expect(authenticator.requests).toEqual([]);
  cleanup();
  vi.stubGlobal("PublicKeyCredential", undefined);
  show(<PasskeyButton email="" disabled={false} {...watched()} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("says where passkeys work instead of offering a button that the browser would refuse", async () => {
  const { requests } = fakeAuthenticator();
  vi.stubEnv("VITE_SITE_ORIGIN", "https://www.example.com");
  onTestFinished(() => void vi.unstubAllEnvs());
  function Login() {
    useAutofill({ active: true, ...watched() });
    return <PasskeyButton email="" disabled={false} {...watched()} />;
  }
  const page = show(<Login />);
  await screen.findByText(/^Passkeys are tied to www\.example\.com, so browsers refuse them/);
  expect(screen.queryByRole("button")).toBeNull();
  expect([page.requests, requests]).toEqual([[], []]);
});

test("signs in with a passkey chosen in autofill, or shows why it is refused", async () => {
  const { requests, last } = fakeAuthenticator();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(signInOptions)));
  const on = watched();
  function Field({ active }: { active: boolean }) {
    useAutofill({ active, ...on });
    return null;
  }
  const { answer } = show(<Field active />);
  await waitFor(() => expect(requests).toHaveLength(1));
  last().approve();
  await answer(0, 401, { error: "passkey-refused" });
  await waitFor(() => expect(on.onFailure).toHaveBeenCalledTimes(1));
  expect(on.onFailure).toHaveBeenCalledWith({ code: "passkey-refused", id: null });
  await waitFor(() => expect(requests).toHaveLength(2));
  last().approve();
  await answer(1, 200, { customToken: "made by the server" });
  await answer(2, 200, cookieSet);
  await waitFor(() => expect(on.onSignedIn).toHaveBeenCalledExactlyOnceWith("/sales"));
  expect(on.onSigningIn.mock.calls).toEqual([[true], [false], [true]]);
});

test("shows the result of the offer and continues from every step", async () => {
  const first = deferred<Passkey | null>();
  const create = vi
    .fn()
    .mockReturnValueOnce(first.promise)
    .mockRejectedValueOnce(new ClientFailure("passkey-unavailable", null))
    .mockResolvedValueOnce({ id: "AQID" });
  const onDone = vi.fn();
  const { user } = show(<PasskeyOffer create={create} onDone={onDone} />, true);
  const heading = await screen.findByRole("heading", { name: "Sign in faster next time" });
  expect(document.activeElement).toBe(heading);
  await waitFor(async () => expect(await wasOffered("ana")).toBe(true));

  const button = () => screen.getByRole("button", { name: "Create a passkey" });
  await user.click(button());
  await user.click(screen.getByRole("button", { name: "Waiting for your device…" }));
  expect(create).toHaveBeenCalledTimes(1);
  await act(async () => first.resolve(null));
  expect(screen.getByRole("status").textContent).toContain("No passkey was created.");

  await user.click(button());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("This browser couldn’t use a passkey.");
  expect(document.activeElement).toBe(alert);

  await user.click(button());
  const ready = await screen.findByRole("heading", { name: "Your passkey is ready" });
  expect(document.activeElement).toBe(ready);
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("continues when the offer cannot be shown", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  const onDone = vi.fn();
  const { user } = show(<PasskeyOffer create={async () => null} onDone={onDone} />, true);
  await user.click(await screen.findByRole("button", { name: "Not now" }));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
