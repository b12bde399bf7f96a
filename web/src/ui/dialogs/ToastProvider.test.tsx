import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { renderWithTexts } from "../../testing/renderWithTexts.tsx";
import { barHeight, belowToasts } from "./belowToasts.ts";
import { ToastProvider, useToast, useToastPause } from "./ToastProvider.tsx";
import { quickUser } from "../../testing/quickUser.ts";

function Buttons() {
  const showToast = useToast();
  const [paused, setPaused] = useState(false);
  useToastPause(paused);
  return (
    <>
      <button type="button" onClick={() => showToast("success", "Saved.")}>
        Save
      </button>
      <button
        type="button"
        onClick={() =>
          showToast("success", "Deleted.", {
            label: "Undo",
            onPress: () => showToast("success", "Restored."),
          })
        }
      >
        Delete
      </button>
      <button type="button" onClick={() => showToast("error", "Not sent.")}>
        Send
      </button>
      <button type="button" onClick={() => setPaused(!paused)}>
        Pause
      </button>
    </>
  );
}

function open() {
  renderWithTexts(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  const user = quickUser();
  return { press: (name: string) => user.click(screen.getByRole("button", { name })) };
}

test("announces a success without moving the focus, and replaces it with an error", async () => {
  const { press } = open();
  await press("Save");
  expect((await screen.findByRole("status")).textContent).toContain("Saved.");
  expect(document.activeElement?.textContent).toBe("Save");
  await press("Send");
  expect((await screen.findByRole("alert")).textContent).toContain("Not sent.");
  expect(screen.queryByText("Saved.")).toBeNull();
  await press("Close message");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("offers an action, which replaces the message, and can be closed without it", async () => {
  const { press } = open();
  await press("Delete");
  expect((await screen.findByRole("status")).textContent).toContain("Deleted.");
  await press("Undo");
  expect(await screen.findByText("Restored.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await press("Delete");
  await screen.findByText("Deleted.");
  await press("Close message");
  expect(screen.queryByText("Deleted.")).toBeNull();
});

test("shows a toast after the pause in which it was requested", async () => {
  const { press } = open();
  await press("Pause");
  await press("Save");
  expect(screen.queryByText("Saved.")).toBeNull();
  await press("Pause");
  expect(await screen.findByText("Saved.")).toBeTruthy();
});

test("keeps the room of a bar free of toasts while the bar is there", () => {
  let resized = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onResize: () => void) {
        resized = onResize;
      }
      observe() {}
      disconnect() {}
    },
  );
  const bar = document.createElement("section");
  vi.spyOn(bar, "offsetHeight", "get").mockReturnValue(118);
  const room = () => document.documentElement.style.getPropertyValue(barHeight);
  const end = belowToasts(bar);
  resized();
  expect(room()).toBe("118px");
  bar.dataset["some"] = "false";
  resized();
  expect(room()).toBe("0px");
  end?.();
  expect(room()).toBe("");
  vi.unstubAllGlobals();
});
