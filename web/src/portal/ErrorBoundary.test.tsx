import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../testing/renderInPortal.tsx";
import { ErrorBoundary } from "../firebase/ErrorBoundary.tsx";
import { BrokenPage } from "./pages/BrokenPage.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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
