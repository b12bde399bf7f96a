import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { deferred } from "../testing/deferred.ts";
import { cookieSet } from "../testing/fakeSessionEnvironment.ts";
import { fill } from "../testing/quickUser.ts";
import { email, password, renderLogin, submit } from "../testing/renderLogin.tsx";

test("signs in with the button pressed before the session's script arrives", async () => {
  const script = deferred<null>();
  const { user, answer, goTo, requests } = await renderLogin({ delay: script.promise });
  await fill(user, email(), "ana@example.com");
  await fill(user, password(), "salvia-demo{Enter}");
  expect(submit().textContent).toBe("Signing in…");
  expect(requests).toEqual([]);
  await act(async () => script.resolve(null));
  await answer(200, cookieSet);
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
});

test("leads a signed-in user on once the session's script arrives", async () => {
  const script = deferred<null>();
  const { answer, goTo } = await renderLogin({ delay: script.promise, signedIn: true });
  expect(submit()).toBeDefined();
  await act(async () => script.resolve(null));
  await answer(200, cookieSet);
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
});

test.each([
  ["en", "We can’t reach the server", "Try again"],
  ["es", "No podemos conectarnos con el servidor", "Reintentar"],
  ["pt", "Não conseguimos acessar o servidor", "Tentar de novo"],
  ["fr", "Le serveur est injoignable", "Réessayer"],
] as const)(
  "says in %s that the session's script failed to load",
  async (language, line, again) => {
    // React logs every error that a boundary catches.
    vi.spyOn(console, "error").mockImplementation(() => {});
    const delay = Promise.reject(new TypeError("Importing a module script failed."));
    await renderLogin({ language, delay });
    expect((await screen.findByRole("alert")).textContent).toContain(line);
    expect(screen.getByRole("button", { name: again })).toBeDefined();
  },
);
