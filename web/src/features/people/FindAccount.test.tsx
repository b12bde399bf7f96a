import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { FindAccount } from "./FindAccount.tsx";
import { fill } from "../../testing/quickUser.ts";

afterEach(cleanup);

const call = "/api/auth/find-account";

async function open() {
  const onFound = vi.fn<(uid: string) => void>();
  const page = renderInPortal(
    <NamespaceLoader namespaces={["people"]}>
      <FindAccount onFound={onFound} />
    </NamespaceLoader>,
  );
  const field = await screen.findByRole("textbox", { name: "Email address or username" });
  return { ...page, onFound, field };
}

test("finds an account by the identifier its owner signs in with", async () => {
  const { user, field, answer, requests, onFound } = await open();
  await fill(user, field, " Camille@example.com {Enter}");
  const account = {
    uid: "camille",
    name: null,
    email: "camille@example.com",
    emailVerified: true,
    username: null,
    role: null,
    disabled: false,
    endsOn: null,
    lastSignInOn: null,
  };
  await answer(call, 200, { account });
  expect(requests.at(-1)?.body).toEqual({ emailOrUsername: "Camille@example.com" });
  await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith("camille"));
});

test("shows an error on the field for no match and for empty input", async () => {
  const { user, field, answer, onFound } = await open();
  await user.click(screen.getByRole("button", { name: "Find" }));
  expect(screen.getByText("Enter an email address or a username.")).toBeDefined();
  expect(document.activeElement).toBe(field);
  await fill(user, field, "nobody{Enter}");
  await answer(call, 200, { account: null });
  await screen.findByText("No account has this email address or username.");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(onFound).not.toHaveBeenCalled();
});

test("reports a refusal", async () => {
  const { user, field, answer } = await open();
  await fill(user, field, "camille{Enter}");
  await answer(call, 403, { error: "not-allowed" });
  expect((await screen.findByRole("alert")).textContent).toContain("permission");
});
