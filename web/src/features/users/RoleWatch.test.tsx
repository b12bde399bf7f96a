import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { user } from "../../../../seed/users.ts";
import { closeLive } from "../../firebase/live.tsx";
import { LiveScope } from "../../firebase/LiveScope.tsx";
import type { User } from "@salvia/domain/user";
import { RoleWatch } from "./RoleWatch.tsx";
import { renewToken, tokenIssuedAt, userDocument } from "./users.data.ts";

vi.mock("./users.data.ts", () => ({
  renewToken: vi.fn(),
  tokenIssuedAt: vi.fn(),
  userDocument: vi.fn(),
}));

let tell: (user: User | null) => void;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(renewToken).mockResolvedValue();
  vi.mocked(tokenIssuedAt).mockResolvedValue(new Date("2026-11-21T10:00:00Z"));
  vi.mocked(userDocument).mockReturnValue((onValue) => {
    tell = (value) => act(() => onValue(value));
    return () => {};
  });
  render(
    <LiveScope reader={{ uid: "ana", role: "sales" }}>
      <RoleWatch uid="ana" />
    </LiveScope>,
  );
});

afterEach(() => {
  cleanup();
  closeLive();
});

test("a role that changed after the token was issued brings a new token, once", async () => {
  tell(user({ roleChangedAt: null }));
  expect(tokenIssuedAt).not.toHaveBeenCalled();
  const roleChangedAt = new Date("2026-11-21T10:05:00Z");
  tell(user({ roleChangedAt }));
  await waitFor(() => expect(renewToken).toHaveBeenCalledOnce());
  tell(user({ roleChangedAt, displayName: "Another name" }));
  tell(user({ roleChangedAt: new Date("2026-11-21T10:09:00Z") }));
  await waitFor(() => expect(renewToken).toHaveBeenCalledTimes(2));
});

test("a change that the token knows already brings none", async () => {
  tell(user({ roleChangedAt: new Date("2026-11-21T09:00:00Z") }));
  await waitFor(() => expect(tokenIssuedAt).toHaveBeenCalledOnce());
  expect(renewToken).not.toHaveBeenCalled();
});

test("without a connection it is tried again with the next news", async () => {
  vi.mocked(renewToken).mockRejectedValueOnce(new Error("offline"));
  const changed = user({ roleChangedAt: new Date("2026-11-21T10:05:00Z") });
  tell(changed);
  await waitFor(() => expect(renewToken).toHaveBeenCalledOnce());
  tell(null);
  tell(changed);
  await waitFor(() => expect(renewToken).toHaveBeenCalledTimes(2));
});
