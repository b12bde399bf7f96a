import { expect, test } from "vitest";

import { keepAwake } from "../../lib/awake.ts";
import {
  idleStateAt,
  warningMinutes,
  type IdleState,
  watchIdle,
  type IdleMessage,
} from "./watchIdle.ts";

const minute = 60_000;
const idleMinutes = 10;

test("warns two minutes before the lock and locks after ten", () => {
  expect(idleStateAt(0, (idleMinutes - warningMinutes) * minute - 1, idleMinutes)).toEqual({
    kind: "active",
  });
  expect(idleStateAt(0, (idleMinutes - warningMinutes) * minute, idleMinutes)).toEqual({
    kind: "warning",
    secondsLeft: 120,
  });
  expect(idleStateAt(0, idleMinutes * minute - 1, idleMinutes)).toEqual({
    kind: "warning",
    secondsLeft: 1,
  });
  expect(idleStateAt(0, idleMinutes * minute, idleMinutes)).toEqual({ kind: "idle" });
});

/** Simulates the tabs of one browser and their clock. */
function browser() {
  let now = 0;
  const listeners = new Map<object, (message: IdleMessage) => void>();
  const messages: IdleMessage[] = [];
  function open() {
    const states: IdleState["kind"][] = [];
    const self = {};
    const watch = watchIdle(
      () => now,
      idleMinutes,
      {
        post(message) {
          messages.push(message);
          for (const [other, hear] of listeners) if (other !== self) hear(message);
        },
        listen: (hear) => listeners.set(self, hear),
        close: () => listeners.delete(self),
      },
      ({ kind }) => {
        if (states.at(-1) !== kind) states.push(kind);
      },
    );
    return { ...watch, states };
  }
  const wait = (ms: number) => {
    now += ms;
  };
  return { open, wait, messages };
}

test("warns and then locks without input, and ignores input after the lock", () => {
  const { open, wait } = browser();
  const tab = open();
  wait(8 * minute);
  tab.tick();
  wait(2 * minute);
  tab.tick();
  tab.noteInput();
  expect(tab.states).toEqual(["active", "warning", "idle"]);
});

test("continues after input during the warning", () => {
  const { open, wait } = browser();
  const tab = open();
  wait(9 * minute);
  tab.tick();
  tab.noteInput();
  wait(7 * minute);
  tab.tick();
  expect(tab.states).toEqual(["active", "warning", "active"]);
});

test("locks when a key wakes a computer after a long sleep", () => {
  const { open, wait } = browser();
  const tab = open();
  wait(60 * minute);
  tab.noteInput();
  expect(tab.states).toEqual(["active", "idle"]);
});

test("counts input in one tab for all and notifies tabs at most once a second", () => {
  const { open, wait, messages } = browser();
  const [one, other] = [open(), open()];
  wait(9 * minute);
  messages.splice(0);
  one.noteInput();
  one.noteInput();
  expect(messages).toHaveLength(1);
  wait(9 * minute);
  other.tick();
  expect(other.states).toEqual(["active", "warning"]);
});

test("locks all tabs together, however late a hidden tab's timer is", () => {
  const { open, wait } = browser();
  const [one, hidden] = [open(), open()];
  wait(10 * minute);
  one.tick();
  expect(hidden.states).toEqual(["active", "idle"]);
});

test("keeps all tabs awake during a video call", () => {
  const { open, wait } = browser();
  const [visit, other] = [open(), open()];
  const hangUp = keepAwake();
  for (let spent = 0; spent < 30; spent += 1) {
    wait(minute);
    visit.tick();
  }
  expect([visit.states, other.states]).toEqual([["active"], ["active"]]);
  hangUp();
  wait(10 * minute);
  other.tick();
  expect([visit.states, other.states]).toEqual([
    ["active", "idle"],
    ["active", "idle"],
  ]);
});

test("limits the idle time from the moment the clock is set back", () => {
  const { open, wait } = browser();
  const [tab, other] = [open(), open()];
  wait(-60 * minute);
  tab.tick();
  wait(10 * minute);
  tab.tick();
  expect([tab.states.at(-1), other.states.at(-1)]).toEqual(["idle", "idle"]);
});

test("reports nothing after it has ended", () => {
  const { open, wait } = browser();
  const tab = open();
  tab.end();
  wait(20 * minute);
  tab.tick();
  tab.noteInput();
  expect(tab.states).toEqual(["active"]);
});
