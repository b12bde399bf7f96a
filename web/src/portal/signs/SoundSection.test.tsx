import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { chime } from "./chime.ts";
import { SoundSection } from "./SoundSection.tsx";
import { isSoundOn } from "./soundSetting.ts";

vi.mock("./chime.ts", () => ({ chime: vi.fn() }));

test("turns the sound on and off on this device, and plays it", async () => {
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["medical"]}>
      <SoundSection />
    </NamespaceLoader>,
  );
  const choice = await screen.findByRole("checkbox", { name: /^Play a sound when a patient/ });
  expect(isSoundOn()).toBe(false);
  await user.click(choice);
  expect(isSoundOn()).toBe(true);
  await user.click(choice);
  expect(isSoundOn()).toBe(false);
  expect(chime).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Play it" }));
  expect(chime).toHaveBeenCalledOnce();
});
