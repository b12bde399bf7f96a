import { cleanup, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { ShortcutDialog } from "./ShortcutDialog.tsx";
import { setSingleKeysOn } from "./shortcutSetting.ts";
import { useListedShortcut, useShortcut } from "./useShortcut.ts";

afterEach(() => {
  cleanup();
  setSingleKeysOn(true);
});

function Page({ onNew }: { onNew: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useListedShortcut("Ctrl+K", "Search");
  useShortcut("n", "New lead", onNew);
  return (
    <>
      <button onClick={() => setOpen(true)}>Help</button>
      {isOpen ? <ShortcutDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const choice = () => screen.findByRole("checkbox", { name: "Shortcuts with a single key" });

test("lists the shortcuts of the page, and turns those of a single key off on this device", async () => {
  const onNew = vi.fn<() => void>();
  const first = renderInPortal(<Page onNew={onNew} />);
  await first.user.click(await screen.findByRole("button", { name: "Help" }));
  await first.user.click(await choice());
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Ctrl+K",
    "n",
  ]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Search",
    "New lead",
  ]);
  first.unmount();

  const { user } = renderInPortal(<Page onNew={onNew} />);
  await screen.findByRole("button", { name: "Help" });
  await user.keyboard("n");
  expect(onNew).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Help" }));
  expect(await choice()).toHaveProperty("checked", false);
  await user.click(await choice());
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("n");
  expect(onNew).toHaveBeenCalledOnce();
});
