import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { savedLanguage } from "../i18n/languageStorage.ts";
import { cookieSet } from "../testing/fakeSessionEnvironment.ts";
import { email, password, submit, renderLogin } from "../testing/renderLogin.tsx";
import { fill } from "../testing/quickUser.ts";

describe("signing in", () => {
  test("leads where the server says", async () => {
    const { user, answer, goTo, requests } = await renderLogin();
    await fill(user, email(), "  ana@example.com ");
    await fill(user, password(), "salvia-demo{Enter}");
    expect(submit().textContent).toBe("Signing in…");
    expect(submit().getAttribute("aria-disabled")).toBe("true");
    expect(goTo).not.toHaveBeenCalled();
    await answer(200, cookieSet);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
    expect(requests).toHaveLength(1);
  });

  test.each([
    ["back to where the user was going", "/sales/leads?view=pool", "/sales/leads?view=pool"],
    ["to the start of another area, which says that it is closed", "/admin/people", "/admin"],
    ["not to another site", "//evil.example/sales", "/sales"],
  ])("leads %s", async (_, next, expected) => {
    const { user, answer, goTo } = await renderLogin({ next });
    await fill(user, email(), "ana@example.com");
    await fill(user, password(), "salvia-demo");
    await user.click(submit());
    await answer(200, cookieSet);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(expected));
  });

  test.each([
    ["from this page", "/login?next=/sales/leads", "/sales/leads"],
    ["from another page", "/plans?next=/sales/leads", "/sales"],
    ["from another site", "https://evil.example/login?next=/sales/leads", "/sales"],
  ])("keeps the way when a link was followed before the script ran: %s", async (_, from, to) => {
    const referrer = new URL(from, location.origin).href;
    vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
    const { user, answer, goTo } = await renderLogin();
    await fill(user, email(), "ana@example.com");
    await fill(user, password(), "salvia-demo{Enter}");
    await answer(200, cookieSet);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(to));
  });

  test("accepts a username in any spelling and asks the server for its account", async () => {
    const { user, answer, goTo, requests } = await renderLogin();
    await fill(user, email(), " Ana.Ruiz ");
    await fill(user, password(), "salvia-demo{Enter}");
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      path: "/api/auth/sign-in-with-username",
      body: { username: "ana.ruiz", password: "salvia-demo" },
    });
    await answer(200, { customToken: "made by the server" });
    await waitFor(() => expect(requests).toHaveLength(2));
    await answer(200, cookieSet);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
  });

  test("leads to the role's area when the server names no destination", async () => {
    const { user, answer, goTo } = await renderLogin();
    await fill(user, email(), "ana@example.com");
    await fill(user, password(), "salvia-demo{Enter}");
    await answer(200, { cookieSet: true });
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
  });

  test("leads a new customer to their account and keeps the language of the page", async () => {
    const { user, answer, goTo } = await renderLogin({ language: "fr", next: "/sales" });
    await fill(
      user,
      screen.getByLabelText("Adresse e-mail ou nom d’utilisateur"),
      "ana@example.com",
    );
    await fill(user, screen.getByLabelText("Mot de passe"), "salvia-demo{Enter}");
    await answer(200, { cookieSet: true, redirectPath: "/account" });
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/account"));
    expect(savedLanguage()).toBe("fr");
  });

  test.each(["/.//evil.example", "/a/..//evil.example", "/./\\evil.example"])(
    "keeps a visitor without a role on this site: %j",
    async (next) => {
      const { user, answer, goTo } = await renderLogin({ next });
      await fill(user, email(), "ana@example.com");
      await fill(user, password(), "salvia-demo{Enter}");
      await answer(200, { cookieSet: true, redirectPath: "/account" });
      await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/account"));
      expect(savedLanguage()).toBeNull();
    },
  );

  test("leads a visitor without a role back to their account", async () => {
    const { user, answer, goTo } = await renderLogin({ next: "/account?passkeys" });
    await fill(user, email(), "ana@example.com");
    await fill(user, password(), "salvia-demo{Enter}");
    await answer(200, { cookieSet: true, redirectPath: "/account" });
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/account?passkeys"));
  });

  test("keeps the form until the next page opens", async () => {
    const { user, answer } = await renderLogin();
    await fill(user, email(), "ana@example.com");
    await fill(user, password(), "salvia-demo{Enter}");
    expect(submit().textContent).toBe("Signing in…");
    await answer(200, cookieSet);
    expect(submit().textContent).toBe("Signing in…");
  });

  test("sends one request however often the button is pressed", async () => {
    const { environment, user, requests } = await renderLogin();
    const signIn = vi.spyOn(environment, "signInWithPassword");
    await fill(user, email(), "ana@example.com");
    await fill(user, password(), "salvia-demo");
    await user.click(submit());
    await user.click(submit());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(signIn).toHaveBeenCalledOnce();
  });
});

describe("the other views of the page", () => {
  const byPhone = () => screen.getByRole("link", { name: "Continue with your phone" });

  test("open in place, keep typed text and destination, and focus the heading", async () => {
    const { user } = await renderLogin({ next: "/sales/leads" });
    await fill(user, email(), "ana@example.com");
    await user.click(byPhone());
    const heading = await screen.findByRole("heading", { level: 1, name: /phone/i });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(location.search).toBe("?phone&next=%2Fsales%2Fleads");

    history.back();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Good to see you" })),
    );
    expect(location.search).toBe("?next=%2Fsales%2Fleads");
    expect(email().value).toBe("ana@example.com");
  });

  test("have their own addresses", async () => {
    await renderLogin({ query: "phone" });
    expect(await screen.findByLabelText("Phone number")).toBeDefined();
    expect(screen.queryByLabelText("Password")).toBeNull();
  });

  test("cannot be opened during a sign-in and leave the focus in place", async () => {
    const { user, answer, goTo } = await renderLogin();
    await fill(user, email(), "ana@example.com");
    await fill(user, password(), "salvia-demo{Enter}");
    byPhone().focus();
    expect(byPhone().getAttribute("aria-disabled")).toBe("true");
    await user.keyboard("{Enter}");
    expect(location.search).toBe("");
    expect(document.activeElement).toBe(byPhone());
    await answer(200, cookieSet);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
  });
});
