import { expect, vi } from "vitest";

import { signedIn } from "../e2e/support/signedIn.ts";
import type { Person } from "../e2e/support/people.ts";
import type { Part, Role, Window } from "./browser.ts";

export type User<W extends Window = Window> = ReturnType<typeof userOf<W>>;

/** A user at a window; each action waits until the page allows it. */
export function userOf<W extends Window>(window: W) {
  // Long limits cost nothing where all is well.
  const waiting = { timeout: 60_000, interval: 50 };

  /** Retries until the action works; a timeout reports what the page showed instead. */
  const until = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await vi.waitFor(act, waiting);
    } catch (cause) {
      const shown = await window.text().catch(String);
      throw new Error(`${String(cause)}\nThe page reads: ${shown}`, { cause });
    }
  };

  const lookFor = (role: Role, name?: string, text?: string) =>
    window.visible({
      role,
      ...(name !== undefined && { name }),
      ...(text !== undefined && { text }),
    });

  async function find(role: Role, name?: string, text?: string): Promise<Part> {
    const [part] = await lookFor(role, name, text);
    if (part !== undefined) return part;
    throw new Error(
      `At ${await window.path()} is no ${role}: ${name ?? text ?? "whatever it says"}`,
    );
  }

  return {
    window,
    open: (path: string) => window.open(path),
    /** Opens a page of the portal as a user who has signed in before. */
    async enter({ email, password }: Person, path: string) {
      const { name, value } = await signedIn(email, password);
      await window.open("/robots.txt");
      await window.evaluate(
        `localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
      );
      await window.open(path);
    },
    press: (role: Role, name?: string, text?: string) =>
      until(async () => (await find(role, name, text)).click()),
    fill: (name: string, text: string) => until(async () => (await find("field", name)).fill(text)),
    choose: (name: string, option: string) =>
      until(async () => (await find("field", name)).choose(option)),
    /** Waits for an element of the page. */
    sees: (role: Role, name?: string, text?: string) => until(() => find(role, name, text)),
    /** Waits until no such element is on the page. */
    loses: (role: Role, name?: string, text?: string) =>
      until(async () => expect(await lookFor(role, name, text)).toHaveLength(0)),
    /** Waits until the page shows this text. */
    reads: (words: string) => until(async () => expect(await window.text()).toContain(words)),
    /** Waits until a field has this value. */
    finds: (name: string, value: string) =>
      until(async () => expect(await (await find("field", name)).value()).toBe(value)),
    /** Waits for an address of the product. */
    isAt: (path: string | RegExp) =>
      until(async () => {
        if (typeof path === "string") expect(await window.path()).toBe(path);
        else expect(await window.path()).toMatch(path);
      }),
  };
}
