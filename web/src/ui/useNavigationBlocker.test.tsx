import { act, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { BrowserRouter, Link, useLocation } from "react-router";
import { expect, test, vi } from "vitest";

import { useNavigationBlocker } from "./useNavigationBlocker.ts";

test("blocks Back and Forward until the dialog is closed", async () => {
  const onBlocked = vi.fn<() => void>();
  const shown: string[] = [];
  history.replaceState(null, "", "/first");
  render(
    <BrowserRouter>
      <Page onBlocked={onBlocked} shown={shown} />
    </BrowserRouter>,
  );
  for (const name of ["second", "third"]) {
    act(() => screen.getByRole("link", { name }).click());
    await screen.findByText(`at /${name}`);
  }
  act(() => history.back());
  await screen.findByText("at /second");
  shown.length = 0;

  act(() => screen.getByRole("button", { name: "open" }).click());
  act(() => history.back());
  await waitFor(() => expect(onBlocked).toHaveBeenCalledTimes(1));
  expect(location.pathname).toBe("/second");
  act(() => history.forward());
  await waitFor(() => expect(onBlocked).toHaveBeenCalledTimes(2));
  expect(location.pathname).toBe("/second");
  expect(new Set(shown)).toEqual(new Set(["/second"]));

  act(() => screen.getByRole("button", { name: "close" }).click());
  act(() => history.back());
  await screen.findByText("at /first");
  expect(onBlocked).toHaveBeenCalledTimes(2);
});

function Page({ onBlocked, shown }: { onBlocked: () => void; shown: string[] }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useNavigationBlocker(open, onBlocked);
  shown.push(pathname);
  return (
    <>
      <p>{`at ${pathname}`}</p>
      <Link to="/second">second</Link>
      <Link to="/third">third</Link>
      <button onClick={() => setOpen(true)}>open</button>
      <button onClick={() => setOpen(false)}>close</button>
    </>
  );
}
