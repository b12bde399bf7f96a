import { beforeEach, expect, test, vi } from "vitest";

import { chime, ringInOneTab } from "./chime.ts";

const closed = vi.fn(async () => {});
const started = vi.fn();

class FakeNode extends EventTarget {
  gain = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  connect = (next: unknown) => next;
  start = started;
  stop = () => queueMicrotask(() => this.dispatchEvent(new Event("ended")));
}

/** A browser in which this tab gets the lock or not, and the user has pressed something or not. */
function stubBrowser({ hasLock = true, hasBeenActive = true }) {
  vi.stubGlobal("navigator", {
    userActivation: { hasBeenActive },
    locks: {
      request: async (_name: string, _options: object, work: (lock: object | null) => unknown) =>
        await work(hasLock ? {} : null),
    },
  });
}

beforeEach(() => {
  closed.mockClear();
  started.mockClear();
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      destination = {};
      close = closed;
    },
  );
  vi.stubGlobal("OscillatorNode", FakeNode);
  vi.stubGlobal("GainNode", FakeNode);
});

test("plays two notes and frees the audio device", async () => {
  stubBrowser({});
  await chime();
  expect(started).toHaveBeenCalledTimes(2);
  expect(closed).toHaveBeenCalledOnce();
});

test("stays silent before the user has pressed anything, as browsers demand", async () => {
  stubBrowser({ hasBeenActive: false });
  await chime();
  expect(started).not.toHaveBeenCalled();
});

test("rings only in the tab that gets the lock", async () => {
  stubBrowser({ hasLock: false });
  await ringInOneTab();
  expect(started).not.toHaveBeenCalled();
  stubBrowser({});
  await ringInOneTab();
  expect(started).toHaveBeenCalledTimes(2);
});
