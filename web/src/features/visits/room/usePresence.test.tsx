import { seenEveryMs, type VisitSide } from "@salvia/domain/scheduling/visit";
import { act, cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { runSignOutCleanups } from "../../../session/signOutFlow.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { leaveOnUnload, leaveVisit, updatePresence } from "../visits.data.ts";
import { usePresence } from "./usePresence.ts";
import { readVisitTab, saveVisitTab } from "../media/visitTab.ts";

vi.mock("../visits.data.ts", () => ({
  leaveOnUnload: vi.fn(),
  leaveVisit: vi.fn(),
  updatePresence: vi.fn(),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  vi.mocked(leaveVisit).mockResolvedValue();
  vi.mocked(leaveOnUnload).mockResolvedValue();
  vi.mocked(updatePresence).mockResolvedValue();
});

function Participant({ side }: { side: VisitSide }) {
  const [occupiesPlace, setOccupiesPlace] = useState(false);
  const { isHeard, leave } = usePresence({ visitId: "a", side, session: "mine", occupiesPlace });
  return occupiesPlace ? (
    <button onClick={leave}>{isHeard ? "heard" : "unheard"}</button>
  ) : (
    <button onClick={() => setOccupiesPlace(true)}>enter</button>
  );
}

async function openPage(side: VisitSide = "patient") {
  renderInPortal(<Participant side={side} />);
  const enter = await screen.findByRole("button", { name: "enter" });
  act(() => enter.click());
}

/** Lets time pass, and the writes that it starts. */
async function pass(ms: number) {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}

test("gives up the place once when the patient leaves, and forgets it in this tab", async () => {
  await openPage();
  expect(readVisitTab("a").session).toBe("mine");
  act(() => screen.getByRole("button").click());
  cleanup();
  expect(leaveVisit).toHaveBeenCalledExactlyOnceWith("a", "patient", "mine");
  expect(readVisitTab("a").session).toBeNull();
});

test("gives up the place when the patient goes to another page of the portal", async () => {
  saveVisitTab("a", { off: { audio: true, video: false } });
  await openPage();
  cleanup();
  expect(leaveVisit).toHaveBeenCalledExactlyOnceWith("a", "patient", "mine");
  expect(readVisitTab("a")).toMatchObject({ session: null, off: { audio: true, video: false } });
});

test("gives up the place while the page unloads, and remembers it for a reload", async () => {
  await openPage();
  window.dispatchEvent(new Event("pagehide"));
  expect(leaveOnUnload).toHaveBeenCalledExactlyOnceWith(
    "a",
    "patient",
    "mine",
    expect.any(Function),
  );
  expect(readVisitTab("a").session).toBe("mine");
  cleanup();
  expect(leaveVisit).not.toHaveBeenCalled();
});

test.each(["goes to another page", "closes the page"])(
  "says that the patient is alone when a clinician %s, who sends no heartbeats",
  async (how) => {
    await openPage("clinician");
    await pass(3 * seenEveryMs);
    expect(updatePresence).not.toHaveBeenCalled();
    if (how === "closes the page") window.dispatchEvent(new Event("pagehide"));
    cleanup();
    const [goodbye, other] =
      how === "closes the page" ? [leaveOnUnload, leaveVisit] : [leaveVisit, leaveOnUnload];
    expect(vi.mocked(goodbye).mock.calls.map((given) => given.slice(0, 3))).toEqual([
      ["a", "clinician", "mine"],
    ]);
    expect(other).not.toHaveBeenCalled();
  },
);

test("delays the sign-out until the server knows that the patient left", async () => {
  await openPage();
  let left = () => {};
  vi.mocked(leaveVisit).mockReturnValue(new Promise((resolve) => (left = resolve)));
  let done = false;
  const signingOut = runSignOutCleanups("chosen").then(() => (done = true));
  await vi.waitFor(() => expect(leaveVisit).toHaveBeenCalledOnce());
  await pass(0);
  expect(done).toBe(false);
  left();
  await signingOut;
});

test("sends a heartbeat every ten seconds until the patient is gone", async () => {
  await openPage();
  await pass(3 * seenEveryMs);
  expect(updatePresence).toHaveBeenCalledTimes(3);
  expect(updatePresence).toHaveBeenLastCalledWith("a", "mine");
  cleanup();
  await pass(3 * seenEveryMs);
  expect(updatePresence).toHaveBeenCalledTimes(3);
});

test("says that no one hears the page while a heartbeat has no answer, and sends no other", async () => {
  let arrive = () => {};
  vi.mocked(updatePresence).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await openPage();
  await pass(seenEveryMs);
  expect(screen.getByRole("button").textContent).toBe("heard");
  await pass(6 * seenEveryMs);
  expect(screen.getByRole("button").textContent).toBe("unheard");
  expect(updatePresence).toHaveBeenCalledOnce();
  await act(async () => arrive());
  expect(screen.getByRole("button").textContent).toBe("heard");
  await pass(seenEveryMs);
  expect(updatePresence).toHaveBeenCalledTimes(2);
});

test("sends no heartbeat right after the device wakes up, because the place may be taken", async () => {
  await openPage();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await pass(seenEveryMs);
  expect(updatePresence).not.toHaveBeenCalled();
  await pass(seenEveryMs);
  expect(updatePresence).toHaveBeenCalledExactlyOnceWith("a", "mine");
});
