import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { visit } from "../../../../../seed/visits.ts";
import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import type { PeerSessionState } from "../call/peerSession.ts";
import { usePeerSession } from "../call/usePeerSession.ts";
import { ownMedia } from "../testing/ownMedia.ts";
import { VisitRoom } from "./VisitRoom.tsx";

vi.mock("../call/usePeerSession.ts", () => ({ usePeerSession: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The room of an admitted patient. */
function room(state: PeerSessionState, onMet: () => void) {
  const sent = { audio: true, video: true };
  vi.mocked(usePeerSession).mockReturnValue({ state, remote: null, remoteMediaState: sent });
  return (
    <VisitRoom
      visitId="a"
      visit={visit({ state: "admitted", admittedAt: new Date() })}
      side="patient"
      joined
      other="Camille Laurent"
      media={ownMedia()}
      iceServers={{ status: "ready", servers: [], failure: null }}
      exit={null}
      onMet={onMet}
    />
  );
}

test("says when connecting takes long, then that it failed, until it connects after all", () => {
  const onMet = vi.fn();
  const slow = () => screen.queryByText(/^This is taking longer than usual\. Camille Laurent/);
  const failed = () => screen.queryByText(/^You and Camille Laurent couldn’t be connected\./);
  const { rerender } = renderWithTexts(room("connecting", onMet));
  expect([slow(), failed()]).toEqual([null, null]);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(slow()).not.toBeNull();
  expect(onMet).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(15_000));
  expect(slow()).toBeNull();
  expect(failed()).not.toBeNull();
  rerender(room("connected", onMet));
  expect([slow(), failed()]).toEqual([null, null]);
});
