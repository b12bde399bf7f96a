import { act, render, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { renderWithTexts } from "../testing/renderWithTexts.tsx";
import { cookieSet, fakeSessionEnvironment, tokenUser } from "../testing/fakeSessionEnvironment.ts";
import { AuthProvider } from "./AuthProvider.tsx";
import { createSession } from "./session.ts";
import { useAuth, useSession } from "./useAuth.ts";

function Status() {
  const { user, loading, error } = useAuth();
  if (loading) return <p>loading</p>;
  return (
    <>
      <p>{user === null ? "nobody" : `${user.displayName}, ${user.role}`}</p>
      <p role="alert">{error}</p>
    </>
  );
}

function SessionUse() {
  return <p>{String(useSession().getState().loading)}</p>;
}

describe("outside an AuthProvider", () => {
  beforeEach(() => {
    // React logs errors thrown while rendering; this test expects one.
    vi.spyOn(console, "error").mockImplementation(() => {});
  });

  test("useAuth throws an error", () => {
    expect(() => render(<Status />)).toThrow("useAuth needs an AuthProvider above it");
  });

  test("useSession throws an error", () => {
    expect(() => render(<SessionUse />)).toThrow("useSession needs an AuthProvider above it");
  });
});

test("moves from unknown to a user with a role in one exchange, even in StrictMode", async () => {
  const fake = fakeSessionEnvironment();
  renderWithTexts(
    <StrictMode>
      <AuthProvider session={createSession(fake.environment)}>
        <Status />
      </AuthProvider>
    </StrictMode>,
  );
  expect(screen.getByText("loading")).toBeDefined();
  act(() => fake.emitUser(tokenUser({ role: "sales" })));
  expect(await screen.findByText("Ana Ruiz, sales")).toBeDefined();
  await waitFor(() => expect(fake.requests).toHaveLength(1));
  await act(async () => fake.requests[0]?.answer(200, cookieSet));
  expect(screen.getByRole("alert").textContent).toBe("");
  expect(fake.requests).toHaveLength(1);
});

test.each([
  ["en", "Session sync failed: status:503"],
  ["es", "No se pudo sincronizar la sesión: status:503"],
  ["pt", "Não foi possível sincronizar a sessão: status:503"],
  ["fr", "La session n’a pas pu être synchronisée\u00a0: status:503"],
] as const)("reports a failed sync in %s with the literal reason", async (language, sentence) => {
  const fake = fakeSessionEnvironment({ path: "/login" });
  renderWithTexts(
    <AuthProvider session={createSession(fake.environment)}>
      <Status />
    </AuthProvider>,
    language,
  );
  act(() => fake.emitUser(tokenUser()));
  await waitFor(() => expect(fake.requests).toHaveLength(1));
  await act(async () => fake.requests[0]?.answer(503, null));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(sentence));
});

test("stops listening to the identity provider on unmount", async () => {
  const fake = fakeSessionEnvironment();
  const { unmount } = renderWithTexts(
    <AuthProvider session={createSession(fake.environment)}>
      <Status />
    </AuthProvider>,
  );
  expect(await screen.findByText("nobody")).toBeDefined();
  expect(fake.listenerCount()).toBe(1);
  unmount();
  expect(fake.listenerCount()).toBe(0);
});
