import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderInPortal } from "../testing/renderInPortal.tsx";
import { ErrorBoundary } from "../firebase/ErrorBoundary.tsx";
import { BrokenPage } from "./pages/BrokenPage.tsx";

function Broken(): never {
  throw new TypeError("x is not a function");
}

test("shows advice and the logged reference when a page throws", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  renderInPortal(
    <ErrorBoundary fallback={(failure) => <BrokenPage failure={failure} />}>
      <Broken />
    </ErrorBoundary>,
  );
  await screen.findByRole("heading", { name: "Something went wrong on our end" });
  const reference = screen.getByText(/^Reference: /).textContent.slice("Reference: ".length);
  expect(log).toHaveBeenCalledWith("unknown-error", reference, expect.any(TypeError));
});

function Lost(): never {
  throw new TypeError("Failed to fetch dynamically imported module: https://salvia.example/a.js");
}

test("blames the network, and promises no reference, if a part of the page was lost", async () => {
  renderInPortal(
    <ErrorBoundary fallback={(failure) => <BrokenPage failure={failure} />}>
      <Lost />
    </ErrorBoundary>,
  );
  await screen.findByRole("heading", { name: "The page couldn’t be loaded" });
  expect(screen.getByRole("alert").textContent).toContain("Check your connection");
  expect(screen.getByRole("alert").textContent).not.toContain("reference");
});
