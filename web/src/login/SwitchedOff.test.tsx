import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderLogin, submit } from "../testing/renderLogin.tsx";

/** Answers the page's question for the switches. */
const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", fetched));

const google = () => screen.queryByRole("button", { name: "Continue with Google" });
const phone = () => screen.queryByRole("link", { name: "Continue with your phone" });
const signUp = () => screen.queryByRole("link", { name: "Create your account" });

test("shows no way to sign in that is off, and keeps the password", async () => {
  fetched.mockResolvedValue(Response.json({ off: ["google", "emailLink", "a later feature"] }));
  await renderLogin();
  await waitFor(() => expect(google()).toBeNull());
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/auth/switches");
  expect(signUp()).toBeNull();
  expect(phone()).not.toBeNull();
  expect(submit()).toBeDefined();
});

test.each([
  ["an error", () => Promise.resolve(Response.json({ error: "internal-error" }, { status: 500 }))],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an answer of another kind", () => Promise.resolve(Response.json({ off: "google" }))],
])("shows every way to sign in after %s", async (_, answer) => {
  fetched.mockImplementation(answer);
  await renderLogin();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect([google(), phone(), signUp()].map((shown) => shown !== null)).toEqual([true, true, true]);
});
