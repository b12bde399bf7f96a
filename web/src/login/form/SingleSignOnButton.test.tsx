import { screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { withSingleSignOn } from "../../session/popup/withSingleSignOn.ts";
import { cookieSet, tokenUser } from "../../testing/fakeSessionEnvironment.ts";
import { renderLogin } from "../../testing/renderLogin.tsx";

vi.mock("../../session/popup/withSingleSignOn.ts", () => ({ withSingleSignOn: vi.fn() }));

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("is not on the page without a provider", async () => {
  await renderLogin();
  expect(screen.queryByRole("button", { name: /organization/ })).toBeNull();
});

test("signs staff in with the provider of the build", async () => {
  vi.stubEnv("VITE_OIDC_PROVIDER", "oidc.staff");
  vi.stubEnv("VITE_OIDC_LABEL", "Clinic ID");
  const { user, answer, goTo, emitUser } = await renderLogin();
  vi.mocked(withSingleSignOn).mockReturnValue(async () => {
    emitUser(tokenUser({ role: "sales" }));
    return "signed-in";
  });
  await user.click(button("Continue with Clinic ID"));
  expect(withSingleSignOn).toHaveBeenCalledWith("oidc.staff");
  expect(button("Waiting for your organization…")).toBeDefined();
  await answer(200, cookieSet);
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
});

test("names no provider without a label, and explains an address with another method", async () => {
  vi.stubEnv("VITE_OIDC_PROVIDER", "oidc.staff");
  const { user } = await renderLogin();
  const taken = new FirebaseError("auth/account-exists-with-different-credential", "");
  vi.mocked(withSingleSignOn).mockReturnValue(() => Promise.reject(taken));
  await user.click(button("Continue with your organization’s account"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("This address uses a different sign-in method.");
});
