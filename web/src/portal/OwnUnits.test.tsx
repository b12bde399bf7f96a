import type { User } from "@salvia/domain/account/user";
import { act, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { user as storedUser } from "../../../seed/users.ts";
import { UnitsSection } from "../features/settings/UnitsSection.tsx";
import { saveUnits } from "../features/settings/settings.data.ts";
import { userDocument } from "../features/users/users.data.ts";
import { renderInPortal } from "../testing/renderInPortal.tsx";
import { toastSeverity } from "../testing/toastSeverity.ts";
import { useUnits } from "../ui/units/useUnits.ts";
import { OwnUnits } from "./OwnUnits.tsx";

vi.mock("../features/settings/settings.data.ts", () => ({ saveUnits: vi.fn() }));
vi.mock("../features/users/users.data.ts", () => ({ userDocument: vi.fn() }));

let publish: (user: User) => void = () => {};

beforeEach(() => {
  vi.mocked(saveUnits).mockReset();
  vi.mocked(saveUnits).mockResolvedValue();
  vi.mocked(userDocument).mockReturnValue((onValue) => {
    publish = (user) => onValue({ user, gone: false, fresh: true });
    return () => {};
  });
});

function open(languages: readonly string[]) {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  return renderInPortal(
    <OwnUnits>
      <UnitsSection />
      <Shown />
    </OwnUnits>,
  );
}

function Shown() {
  return <output>{useUnits().system}</output>;
}

const shown = async () => (await screen.findByRole("status")).textContent;
const field = () => screen.findByRole("combobox", { name: "Units" });

test("follows the browser's country until units are stored, and then what is stored", async () => {
  open(["es-US"]);
  expect(await shown()).toBe("us");
  act(() => publish(storedUser({ units: "si" })));
  expect(await shown()).toBe("si");
});

test("shows other units at once, stores them, and then follows what is stored", async () => {
  // Firestore shows a write locally before the server confirms it.
  vi.mocked(saveUnits).mockImplementation(async (_uid, units) => publish(storedUser({ units })));
  const { user } = open(["fr-FR"]);
  expect(await shown()).toBe("metric");
  await user.selectOptions(await field(), "us");
  expect(await shown()).toBe("us");
  expect(saveUnits).toHaveBeenCalledExactlyOnceWith("ana", "us");
  // Another tab chooses later.
  act(() => publish(storedUser({ units: "si" })));
  await waitFor(async () => expect(await shown()).toBe("si"));
});

test("keeps the chosen units and says that they could not be saved", async () => {
  vi.mocked(saveUnits).mockRejectedValue(new FirebaseError("permission-denied", "No."));
  const { user } = open(["fr-FR"]);
  await user.selectOptions(await field(), "us");
  const text = "Your units couldn’t be saved. They’ll stay until you close this page.";
  expect(await toastSeverity(text)).toBe("error");
  expect(await shown()).toBe("us");
});
