import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AskDialog } from "./AskDialog.tsx";

async function open(time: { day: string; time: string } | null = null) {
  const mutation = { busy: false, failure: null, run: vi.fn(), forget: vi.fn() };
  const onAsk = vi.fn();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["clinicians"]}>
      <AskDialog name="Camille Laurent" {...{ time, mutation, onAsk }} onClose={() => {}} />
    </NamespaceLoader>,
  );
  const reason = await screen.findByRole("textbox", { name: "Why you’re asking (optional)" });
  const send = () => user.click(screen.getByRole("button", { name: "Send request" }));
  return { user, reason, send, onAsk };
}

test("asks a clinician only after the member has seen what they learn, with or without a reason", async () => {
  const { user, reason, send, onAsk } = await open();
  expect(screen.getByText(/^They see your name, age and language/)).toBeTruthy();
  expect(document.activeElement).toBe(reason);
  await send();
  await user.type(reason, " Headaches ");
  await send();
  expect(onAsk.mock.calls).toEqual([[""], ["Headaches"]]);
});

test("sends no reason that is too long", async () => {
  const { user, reason, send, onAsk } = await open();
  await user.click(reason);
  await user.paste("x".repeat(301));
  expect(screen.getByText(/^Use one line of up to 300 characters/)).toBeTruthy();
  await send();
  expect(onAsk).not.toHaveBeenCalled();
});

test("proposes the free time that was chosen, and says that it is not booked", async () => {
  const { reason, send, onAsk } = await open({ day: "Tuesday, December 1", time: "9:30 AM" });
  expect(reason).toHaveProperty("value", "A time that suits me: Tuesday, December 1, 9:30 AM");
  expect(screen.getByText(/^This doesn’t book the time/)).toBeTruthy();
  await send();
  expect(onAsk).toHaveBeenCalledOnce();
});
