import type { Account } from "@salvia/domain/account/account";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { toastSeverity } from "../../testing/toastSeverity.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { fill } from "../../testing/quickUser.ts";
import { camille } from "./testing/camille.ts";

const call = "/api/auth/invite-account";

async function open(again: Account | null = null) {
  const onOpen = vi.fn<(uid: string) => void>();
  const onInvited = vi.fn();
  const onClose = vi.fn();
  const page = renderInPortal(
    <NamespaceLoader namespaces={["people"]}>
      <InviteDialog {...{ again, onOpen, onInvited, onClose }} />
    </NamespaceLoader>,
  );
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  const email = screen.getByRole<HTMLInputElement>("textbox", { name: "Email address" });
  return { ...page, onOpen, onInvited, onClose, name, email };
}

test("sends an invitation with a role and a language, and clears the form", async () => {
  const { user, name, email, answer, requests } = await open();
  await fill(user, name, " Camille Laurent ");
  await fill(user, email, " Camille@Example.com ");
  await user.selectOptions(screen.getByRole("combobox", { name: "Role to give" }), "Partner");
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Language of the email" }),
    "Français",
  );
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  await answer(call, 200, { uid: "camille", invited: true });
  expect(requests.at(-1)?.body).toEqual({
    name: "Camille Laurent",
    email: "camille@example.com",
    role: "partner",
    language: "fr",
  });
  expect(await toastSeverity("Invitation sent to camille@example.com.")).toBe("success");
  expect([name.value, email.value]).toEqual(["", ""]);
});

test("names each field to correct and sends nothing", async () => {
  const { user, name, email, requests } = await open();
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(screen.getByText("Enter the person’s name.")).toBeDefined();
  expect(screen.getByText("Enter a valid email address.")).toBeDefined();
  expect(document.activeElement).toBe(name);
  await fill(user, name, "Camille");
  expect(screen.queryByText("Enter the person’s name.")).toBeNull();
  await fill(user, email, "camille@{Enter}");
  expect(screen.getByText("Enter a valid email address.")).toBeDefined();
  expect(document.activeElement).toBe(email);
  expect(requests.filter(({ path }) => path === call)).toEqual([]);
});

test("offers to open an account that is already in use", async () => {
  const { user, name, email, answer, onOpen } = await open();
  await fill(user, name, "Camille");
  await fill(user, email, "camille@example.com{Enter}");
  await answer(call, 200, { uid: "camille", invited: false });
  await user.click(await screen.findByRole("button", { name: "Open the account" }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith("camille"));
  expect(email.value).toBe("camille@example.com");
});

test("invites someone again as they were invited, and closes", async () => {
  const { user, name, email, answer, onInvited, onClose } = await open({
    ...camille,
    role: "medical",
    invitation: "expired",
  });
  expect([name.value, email.value]).toEqual(["Camille Laurent", "camille@example.com"]);
  const role = screen.getByRole<HTMLSelectElement>("combobox", { name: "Role to give" });
  expect(role.value).toBe("medical");
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  await answer(call, 200, { uid: "camille", invited: true });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onInvited).toHaveBeenCalledOnce();
});
