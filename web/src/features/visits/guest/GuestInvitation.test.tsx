import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { visitGuest } from "../../../../../seed/visits.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { removeGuest } from "./guest.data.ts";
import { GuestInvitation } from "./GuestInvitation.tsx";

vi.mock("./guest.data.ts", () => ({ removeGuest: vi.fn() }));

test.each([
  ["invited", "Revoke link"],
  ["waiting", "Refuse"],
  ["admitted", "Remove from visit"],
] as const)("removes a guest who is %s", async (state, name) => {
  vi.mocked(removeGuest).mockReset().mockResolvedValue();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["visits"]}>
      <GuestInvitation visitId="a" guest={visitGuest({ state })} />
    </NamespaceLoader>,
  );
  await user.click(await screen.findByRole("button", { name: "Invite guest" }));
  await user.click(await screen.findByRole("button", { name }));
  expect(removeGuest).toHaveBeenCalledExactlyOnceWith("a");
});
