import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { setSingleKeysOn } from "./shortcutSetting.ts";
import { currentShortcuts, useListedShortcut, useShortcut } from "./useShortcut.ts";
import { quickUser } from "../../testing/quickUser.ts";

afterEach(() => {
  cleanup();
  setSingleKeysOn(true);
});

function Page({ run, twice = false }: { run: () => void; twice?: boolean }) {
  useShortcut("n", "New lead", run);
  useListedShortcut("Ctrl+K", "Search");
  return (
    <>
      <input aria-label="Name" />
      {twice ? <Page run={run} /> : null}
    </>
  );
}

test("runs on its key, once however many components use it", async () => {
  const run = vi.fn<() => void>();
  render(<Page run={run} twice />);
  await quickUser().keyboard("n");
  expect(run).toHaveBeenCalledOnce();
  expect(currentShortcuts()).toEqual([
    { keys: "n", label: "New lead" },
    { keys: "Ctrl+K", label: "Search" },
  ]);
});

test("leaves the key to fields, to combinations, and to open dialogs", async () => {
  const run = vi.fn<() => void>();
  const { rerender } = render(<Page run={run} />);
  await quickUser().type(screen.getByLabelText("Name"), "n");
  await quickUser().keyboard("{Control>}n{/Control}");
  screen.getByLabelText("Name").blur();
  rerender(
    <>
      <Page run={run} />
      <dialog open aria-modal="true" />
    </>,
  );
  await quickUser().keyboard("n");
  expect(run).not.toHaveBeenCalled();
});

test("does nothing while single keys are turned off, or after its component is gone", async () => {
  const run = vi.fn<() => void>();
  const { unmount } = render(<Page run={run} />);
  setSingleKeysOn(false);
  await quickUser().keyboard("n");
  setSingleKeysOn(true);
  unmount();
  await quickUser().keyboard("n");
  expect(run).not.toHaveBeenCalled();
  expect(currentShortcuts()).toEqual([]);
});
