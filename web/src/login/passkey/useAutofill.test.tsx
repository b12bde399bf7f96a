import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { armAutofill } from "../../session/passkeys/armAutofill.ts";
import { deferred } from "../../testing/deferred.ts";
import { fakeAuthenticator, signInOptions } from "../../testing/fakeAuthenticator.ts";
import { renderLogin } from "../../testing/renderLogin.tsx";

vi.mock("../../session/passkeys/armAutofill.ts", () => ({ armAutofill: vi.fn() }));

const takeBack = vi.fn();

beforeEach(() => {
  vi.mocked(armAutofill).mockReturnValue(takeBack);
});

test("withdraws the offer while the passkey of the button signs in, and repeats it after a refusal", async () => {
  const { requests, last } = fakeAuthenticator();
  const { user, answer, ...page } = await renderLogin();
  await waitFor(() => expect(armAutofill).toHaveBeenCalledTimes(1));
  expect(takeBack).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
  await answer(200, signInOptions);
  await waitFor(() => expect(requests).toHaveLength(1));
  last().approve();
  await waitFor(() => expect(page.requests).toHaveLength(2));
  expect(takeBack).toHaveBeenCalledTimes(1);
  expect(armAutofill).toHaveBeenCalledTimes(1);

  await answer(401, { error: "passkey-refused" });
  await screen.findByRole("alert");
  await waitFor(() => expect(armAutofill).toHaveBeenCalledTimes(2));
});

test("keeps the offer while its own passkey signs in", async () => {
  fakeAuthenticator();
  await renderLogin();
  await waitFor(() => expect(armAutofill).toHaveBeenCalledTimes(1));
  const chosen = deferred<"canceled">();
  const [attempt] = vi.mocked(armAutofill).mock.calls[0] ?? [];
  await act(async () => void attempt?.(() => chosen.promise));
  expect(screen.getByRole("button", { name: "Sign in with a passkey" }).ariaDisabled).toBe("true");
  expect(takeBack).not.toHaveBeenCalled();
  await act(async () => chosen.resolve("canceled"));
  expect(armAutofill).toHaveBeenCalledTimes(1);
});
