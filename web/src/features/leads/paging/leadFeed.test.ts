import { expect, test } from "vitest";

import { fakeDatabase, opened, row, shown, upTo } from "../testing/fakeLeadDatabase.ts";
import { noChanges } from "./leadChanges.ts";
import { openLeadFeed, type LeadFeed, type ListenToPage } from "./leadFeed.ts";
import { openPageLimit, pageKey, pageSize } from "./leadPages.ts";

test("emits nothing before the first page has answered", () => {
  const database = fakeDatabase(upTo(3));
  const emitted: LeadFeed[] = [];
  openLeadFeed(database.listen, (feed) => emitted.push(feed));
  expect(emitted).toEqual([]);
  database.settle();
  expect(emitted).toHaveLength(1);
});

test("loads older leads page by page until there are none", () => {
  const { database, latest } = opened(upTo(120));
  expect(shown(latest())).toHaveLength(pageSize);
  for (const count of [2 * pageSize, 120]) {
    latest().showOlder();
    expect(latest().older).toBe("loading");
    database.settle();
    expect(shown(latest())).toHaveLength(count);
  }
  expect(latest().older).toBe("none");
});

test("reports an arriving lead once", () => {
  const { database, emitted, latest } = opened(upTo(10));
  database.change((leads) => leads.set(11, { number: 11, rev: 1 }));
  expect(latest().changes.arrived).toEqual(["11"]);
  database.change(() => {});
  expect(emitted.filter((feed) => feed.changes.arrived.length > 0)).toHaveLength(1);
});

test("follows the local cache without the server, including new entries", () => {
  const emitted: LeadFeed[] = [];
  openLeadFeed(
    (_page, onAnswer) => {
      onAnswer({ rows: [], more: false, fresh: false });
      onAnswer({ rows: [row(2)], more: false, fresh: false });
      return () => {};
    },
    (feed) => emitted.push(feed),
  );
  expect(emitted.map(shown)).toEqual([[], [2]]);
});

test("reports no changes when the server completes a first answer from the cache", () => {
  const emitted: LeadFeed[] = [];
  openLeadFeed(
    (_page, onAnswer) => {
      onAnswer({ rows: [row(2)], more: false, fresh: false });
      onAnswer({ rows: [row(3), row(2), row(1)], more: false, fresh: true });
      return () => {};
    },
    (feed) => emitted.push(feed),
  );
  expect(emitted.map(({ fresh }) => fresh)).toEqual([false, true]);
  expect(emitted.map(({ older }) => older)).toEqual(["loading", "none"]);
  expect(emitted.flatMap(({ changes }) => changes.arrived)).toEqual([]);
});

test("stops every listener when the feed is closed", () => {
  const { database, latest, stop } = opened(upTo(120));
  latest().showOlder();
  database.settle();
  expect(database.listeners.size).toBe(2);
  stop();
  expect(database.listeners.size).toBe(0);
});

test("unsubscribes distant pages and reads them again when they come near", () => {
  const { database, latest } = opened(upTo(400));
  while (latest().older === "some") {
    latest().setVisibleRange({
      first: shown(latest()).length - 12,
      last: shown(latest()).length - 1,
    });
    latest().showOlder();
    database.settle();
  }
  expect(shown(latest())).toHaveLength(400);
  expect(database.listeners.size).toBeLessThanOrEqual(4);

  database.change((leads) => leads.delete(290));
  expect(shown(latest())).toContain(290);
  latest().setVisibleRange({ first: 100, last: 112 });
  database.settle();
  expect(shown(latest())).not.toContain(290);
  expect(latest().changes).toEqual(noChanges);
});

test("reports a lead that moves between pages as moved and shows it once", () => {
  const { database, latest, emitted } = opened(upTo(400));
  for (let pages = 1; pages < 8; pages += 1) {
    latest().showOlder();
    database.settle();
  }
  emitted.length = 0;
  // Moves it from a page that is not live to the first page.
  database.change((leads) => leads.set(200, { number: 1000, rev: 2 }));
  expect(shown(latest()).filter((id) => id === 200)).toEqual([200]);
  expect(shown(latest())[0]).toBe(200);
  expect(emitted.flatMap(({ changes }) => changes.moved)).toEqual(["200"]);
  expect(emitted.flatMap(({ changes }) => changes.arrived)).toEqual([]);
});

test("shows the known rows of a reopened page until the server has answered", () => {
  const answers = new Map<string, Parameters<ListenToPage>[1]>();
  const emitted: LeadFeed[] = [];
  const numbers = upTo(300).toReversed();
  openLeadFeed(
    (page, onAnswer) => {
      answers.set(pageKey(page), onAnswer);
      return () => {};
    },
    (feed) => emitted.push(feed),
  );
  const pageAt = (start: number) => {
    const rows = numbers.slice(start, start + openPageLimit).map((id) => row(id));
    return { rows, more: rows.length > pageSize, fresh: true };
  };
  answers.get("..")?.(pageAt(0));
  for (let start = pageSize; start < 300; start += pageSize) {
    emitted.at(-1)?.showOlder();
    answers.get(`[${301 - start}]..`)?.(pageAt(start));
  }
  emitted.at(-1)?.setVisibleRange({ first: 160, last: 170 });
  // The cache has only one lead of the page, with an edit that is not sent yet.
  const edited = { ...row(140, { number: 140, rev: 2 }), pending: true };
  answers.get("[160]..[113]")?.({ rows: [edited], more: false, fresh: false });
  expect(emitted.at(-1)?.rows.map(({ id }) => Number(id))).toEqual(numbers);
  expect(emitted.at(-1)?.rows).toContain(edited);
});
