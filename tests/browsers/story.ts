import { expect, test } from "vitest";

import type { Browser, Window, WindowOptions } from "./browser.ts";
import { userOf, type User } from "./user.ts";

type Cast<W extends Window> = {
  /** Opens a browser window for a new user. */
  user(options?: WindowOptions): Promise<User<W>>;
  /** Accepts complaints that match the pattern, for errors that a test provokes. */
  expectComplaint(pattern: RegExp): void;
};

/**
 * Creates tests for a browser. At the end of each, its windows are closed, and complaints fail the
 * test.
 */
export function storiesIn<W extends Window>(browser: Browser<W>): Story<W> {
  return test.extend<{ cast: Cast<W> }>({
    cast: async ({}, provide) => {
      const users: User<W>[] = [];
      const expected: RegExp[] = [];
      await provide({
        user: async (options) => {
          const user = userOf(await browser.newWindow(options));
          users.push(user);
          return user;
        },
        expectComplaint: (pattern) => void expected.push(pattern),
      });
      const complaints = users.flatMap(({ window }) => window.complaints);
      await Promise.all(users.map(({ window }) => window.close()));
      const unexpected = complaints.filter((text) => !expected.some((each) => each.test(text)));
      expect(unexpected, "the browser complained").toEqual([]);
    },
  });
}

/** Defines one test. */
export type Story<W extends Window = Window> = (
  title: string,
  tell: (given: { cast: Cast<W> }) => Promise<void>,
) => void;
