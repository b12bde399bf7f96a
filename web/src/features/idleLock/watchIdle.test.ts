import { expect, test } from "vitest";

import { keepAwake } from "../../lib/awake.ts";
import { idleStateAt, warningMinutes, type IdleState } from "./idleState.ts";
import { watchIdle, type IdleMessage } from "./watchIdle.ts";

const minute = 60_000;
const idleMinutes = 10;

test("it warns two minutes before, and is over after ten", () => {
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

/** Tabs of one browser, and their clock. */
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
        tell(message) {
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

test("without input it warns, and then locks; after that no input counts", () => {
  const { open, wait } = browser();
  const tab = open();
  wait(8 * minute);
  tab.tick();
  wait(2 * minute);
  tab.tick();
  tab.note();
  expect(tab.states).toEqual(["active", "warning", "idle"]);
});

test("input during the warning is enough to go on", () => {
  const { open, wait } = browser();
  const tab = open();
  wait(9 * minute);
  tab.tick();
  tab.note();
  wait(7 * minute);
  tab.tick();
  expect(tab.states).toEqual(["active", "warning", "active"]);
});

test("a key that wakes a computer after a long sleep finds it locked", () => {
  const { open, wait } = browser();
  const tab = open();
  wait(60 * minute);
  tab.note();
  expect(tab.states).toEqual(["active", "idle"]);
});

test("input in one tab counts in all, and tabs hear of it no more than once a second", () => {
  const { open, wait, messages } = browser();
  const [one, other] = [open(), open()];
  wait(9 * minute);
  messages.splice(0);
  one.note();
  one.note();
  expect(messages).toHaveLength(1);
  wait(9 * minute);
  other.tick();
  expect(other.states).toEqual(["active", "warning"]);
});

test("tabs lock together, however late a hidden one's clock is", () => {
  const { open, wait } = browser();
  const [one, hidden] = [open(), open()];
  wait(10 * minute);
  one.tick();
  expect(hidden.states).toEqual(["active", "idle"]);
});

test("a conversation by video keeps all tabs awake, until it ends", () => {
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

test("a clock that is set back keeps nothing open for longer than the limit from then on", () => {
  const { open, wait } = browser();
  const [tab, other] = [open(), open()];
  wait(-60 * minute);
  tab.tick();
  wait(10 * minute);
  tab.tick();
  expect([tab.states.at(-1), other.states.at(-1)]).toEqual(["idle", "idle"]);
});

test("what has ended says nothing", () => {
  const { open, wait } = browser();
  const tab = open();
  tab.end();
  wait(20 * minute);
  tab.tick();
  tab.note();
  expect(tab.states).toEqual(["active"]);
});
