import type { User } from "@salvia/domain/account/user";
import { act, screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { user as storedUser } from "../../../seed/users.ts";
import { userDocument } from "../features/users/users.data.ts";
import { renderInPortal } from "../testing/renderInPortal.tsx";
import { useIsTimeZoneKnown, useTimeZone } from "../ui/time/useTimeZone.ts";
import { OwnTimeZone } from "./OwnTimeZone.tsx";

vi.mock("../features/users/users.data.ts", () => ({ userDocument: vi.fn() }));

let publish: (user: User | null) => void = () => {};
let fail: (error: unknown) => void = () => {};

beforeEach(() => {
  vi.mocked(userDocument).mockReturnValue((onValue, onError) => {
    publish = (user) => onValue({ user, gone: user === null, fresh: true });
    fail = onError;
    return () => {};
  });
});

function Shown() {
  const zone = useTimeZone() ?? "the device’s";
  return <output>{useIsTimeZoneKnown() ? zone : "unknown"}</output>;
}

async function open() {
  renderInPortal(
    <OwnTimeZone>
      <Shown />
    </OwnTimeZone>,
  );
  const shown = await screen.findByRole("status");
  return () => shown.textContent;
}

test("does not know the time zone until the profile has loaded", async () => {
  const shown = await open();
  expect(shown()).toBe("unknown");
  act(() => publish(storedUser({ timezone: "America/Lima" })));
  expect(shown()).toBe("America/Lima");
});

test.each([
  ["there is no profile", () => publish(null)],
  ["the profile cannot be read", () => fail(new FirebaseError("unavailable", "No."))],
])("uses the device’s time zone when %s", async (_case, happen) => {
  const shown = await open();
  act(happen);
  expect(shown()).toBe("the device’s");
});
