import { screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { HandOverDialog } from "./HandOverDialog.tsx";
import { handOverLead } from "../data/leadWrites.data.ts";
import { leadOnServer } from "../data/leads.data.ts";

vi.mock("../data/leadWrites.data.ts", () => ({ handOverLead: vi.fn() }));
vi.mock("../data/leads.data.ts", () => ({ leadOnServer: vi.fn() }));

const ben = { uid: "ben", name: "Ben Osei" };
const given = lead({ ownerId: "ana", rev: 3 });

beforeEach(() => {
  stubDesktopViewport();
});

async function open() {
  const callbacks = { onHandedOver: vi.fn(), onClose: vi.fn() };
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <HandOverDialog
        id="one"
        lead={given}
        renderPicker={(choose) => (
          <button type="button" onClick={() => choose(ben)}>
            Choose Ben
          </button>
        )}
        {...callbacks}
      />
    </NamespaceLoader>,
  );
  await screen.findByRole("dialog", { name: "Hand over Inés Carvajal Roldán" });
  return { user, ...callbacks };
}

const press = (name: string) => screen.getByRole("button", { name });

test("requires a colleague to be chosen and names them on the button", async () => {
  vi.mocked(handOverLead).mockResolvedValue();
  const { user, onHandedOver } = await open();
  await user.click(press("Hand over"));
  expect(screen.getByRole("alert").textContent).toBe("Please choose a colleague.");
  expect(handOverLead).not.toHaveBeenCalled();

  await user.click(press("Choose Ben"));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(press("Hand over to Ben Osei"));
  expect(handOverLead).toHaveBeenCalledExactlyOnceWith("one", given, "ben");
  expect(onHandedOver).toHaveBeenCalledExactlyOnceWith(ben);
});

test.each([
  ["unavailable", null, /^That wasn’t saved\. We can’t reach the server/],
  ["permission-denied", { ...given, plan: "premium", rev: 4 } as const, /New: Plan of interest\./],
  ["permission-denied", given, /^That wasn’t saved\. You don’t have permission/],
])("shows the failure %s and lets the user try again", async (code, now, words) => {
  vi.mocked(handOverLead).mockRejectedValueOnce(new FirebaseError(code, "vendor's words"));
  vi.mocked(leadOnServer).mockResolvedValue(now);
  const { user, onHandedOver } = await open();
  await user.click(press("Choose Ben"));
  await user.click(press("Hand over to Ben Osei"));
  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  expect(onHandedOver).not.toHaveBeenCalled();
  expect(press("Hand over to Ben Osei")).toBeDefined();
});

test("says at once that nothing is handed over without a network", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { user, onHandedOver } = await open();
  await user.click(press("Choose Ben"));
  await user.click(press("Hand over to Ben Osei"));
  expect(screen.getByRole("alert").textContent).toMatch(/^That wasn’t saved\. We can’t reach/);
  expect(handOverLead).not.toHaveBeenCalled();
  expect(onHandedOver).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
