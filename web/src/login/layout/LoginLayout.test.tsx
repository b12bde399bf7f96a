import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { startAppCheck } from "../../firebase/appCheck/appCheck.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { LoginLayout } from "./LoginLayout.tsx";

vi.mock("../../firebase/app.ts", () => ({ firebaseApp: () => "the app" }));
vi.mock("../../firebase/appCheck/recaptchaToken.ts", () => ({
  recaptchaToken: () => Promise.reject(new Error("reCAPTCHA did not load")),
}));

test.each([
  ["en", /^The robot check couldn’t load\..*www\.google\.com/],
  ["fr", /^La vérification anti-robot n’a pas pu être chargée\./],
] as const)(
  "says in %s that the robot check is blocked, and what helps",
  async (language, text) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    renderInPortal(
      <LoginLayout>
        <p>The page</p>
      </LoginLayout>,
      { language },
    );
    await screen.findByText("The page");
    await startAppCheck("a-site-key");
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole("button", { name: /^Re(load|charger)$/ })).not.toBeNull();
    log.mockRestore();
  },
);
