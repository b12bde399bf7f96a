import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AddActivity } from "./AddActivity.tsx";

const onAdd = vi.fn();

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

/** Each test uses its own lead id, because unfinished text is kept per lead. */
async function open(leadId: string) {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <AddActivity {...{ leadId, onAdd }} prefill={null} afterAdding={null} />
    </NamespaceLoader>,
  );
  await screen.findByText("Log a note, call, or email");
  return page;
}

test("adds a note as typed and clears the field", async () => {
  const { user } = await open("note");
  const field = screen.getByRole("textbox", { name: "Note" });
  await user.type(field, "  Two children{Enter}and a dog ");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  const activity = { kind: "note", text: "Two children\nand a dog" };
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(activity);
  expect(field).toHaveProperty("value", "");
  expect(document.activeElement).toBe(field);
});

test("does not send empty, overlong or unstorable text", async () => {
  const { user } = await open("problems");
  const field = screen.getByRole("textbox", { name: "Note" });
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(screen.getByText("Please write something first.")).toBeDefined();
  await user.click(field);
  await user.paste("x".repeat(2001));
  expect(screen.getByText("This is longer than 2000 characters.")).toBeDefined();
  await user.clear(field);
  await user.paste("left\u202Eright");
  expect(screen.getByText("This text has characters that can’t be saved.")).toBeDefined();
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(onAdd).not.toHaveBeenCalled();
});

test("adds a call with its outcome, and with minutes and a text if they are given", async () => {
  const { user } = await open("call");
  await user.click(screen.getByRole("button", { name: "Call" }));
  await user.click(screen.getByRole("button", { name: "No answer" }));
  await user.click(screen.getByRole("button", { name: "Add call" }));
  expect(onAdd).toHaveBeenLastCalledWith({ kind: "call", outcome: "noAnswer" });
  expect(screen.getByRole("button", { name: "No answer", pressed: false })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Reached" }));
  await user.type(screen.getByRole("textbox", { name: /Minutes/ }), "12");
  await user.type(screen.getByRole("textbox", { name: /Call notes/ }), "Two quotes.");
  await user.keyboard("{Control>}{Enter}{/Control}");
  const call = { kind: "call", outcome: "reached", minutes: 12, text: "Two quotes." };
  expect(onAdd).toHaveBeenLastCalledWith(call);
  expect(onAdd).toHaveBeenCalledTimes(2);
});

test("asks how a call ended, and for whole minutes within bounds", async () => {
  const { user } = await open("call problems");
  await user.click(screen.getByRole("button", { name: "Call" }));
  const minutes = screen.getByRole("textbox", { name: /Minutes/ });
  await user.click(screen.getByRole("button", { name: "Add call" }));
  expect(screen.getByRole("alert").textContent).toBe("Choose how the call ended.");
  const reached = screen.getByRole("button", { name: "Reached" });
  expect(document.activeElement).toBe(reached);
  await user.click(reached);
  expect(screen.queryByRole("alert")).toBeNull();
  for (const wrong of ["0", "1.5", "601", "ten"]) {
    await user.clear(minutes);
    await user.type(minutes, wrong);
    await user.click(screen.getByRole("button", { name: "Add call" }));
    expect(screen.getByText("Use whole minutes from 1 to 600.")).toBeDefined();
    expect(document.activeElement).toBe(minutes);
  }
  expect(onAdd).not.toHaveBeenCalled();
});

test("adds an email without a text", async () => {
  const { user } = await open("email");
  await user.click(screen.getByRole("button", { name: "Email" }));
  await user.click(screen.getByRole("button", { name: "Add email" }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ kind: "email" });
});

test("keeps an unfinished activity when the user returns", async () => {
  const first = await open("draft");
  await first.user.type(screen.getByRole("textbox"), "Half a thought");
  await first.user.click(screen.getByRole("button", { name: "Call" }));
  await first.user.click(screen.getByRole("button", { name: "Left a message" }));
  first.unmount();
  await open("draft");
  expect(screen.getByRole("textbox", { name: /Call notes/ })).toHaveProperty(
    "value",
    "Half a thought",
  );
  expect(screen.getByRole("button", { name: "Left a message", pressed: true })).toBeDefined();
});
