import { screen } from "@testing-library/react";
import { lazy, type ReactNode } from "react";
import { expect, test, vi } from "vitest";

import { deferred } from "../testing/deferred.ts";
import { renderWithTexts } from "../testing/renderWithTexts.tsx";
import { OtherView, type OtherViewProps } from "./OtherView.tsx";
import { quickUser } from "../testing/quickUser.ts";

const props = {
  email: "ana@example.com",
  onSigningIn: () => {},
  onSignedIn: () => {},
  onBack: vi.fn<() => void>(),
};

test("shows a skeleton until the view's script has loaded", async () => {
  const script = deferred<{ default: (props: OtherViewProps) => ReactNode }>();
  renderWithTexts(<OtherView {...props} view={lazy(() => script.promise)} />);
  expect(screen.getByRole("status").textContent).toBe("Loading…");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Salvia");
  script.resolve({ default: ({ email }) => <h1>{email}</h1> });
  expect(await screen.findByRole("heading", { name: "ana@example.com" })).toBeDefined();
  expect(screen.queryByRole("status")).toBeNull();
});

test("explains that a view failed to load and offers a way back", async () => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const missing = lazy(() => Promise.reject(new TypeError("Importing a module script failed.")));
  renderWithTexts(<OtherView {...props} view={missing} />);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "We can’t reach the server. Check your connection and try again.",
  );
  await quickUser().click(screen.getByRole("button", { name: "Back to all ways to sign in" }));
  expect(props.onBack).toHaveBeenCalledOnce();
});
