import { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AbsenceSection } from "./AbsenceSection.tsx";

const { findAbsence, changeAbsence } = workEndpoints;

async function opened(isAway: boolean | null) {
  const page = renderInPortal(<AbsenceSection />);
  // Strict mode asks twice.
  await page.answer(findAbsence.path, 200, { isAway });
  await page.answer(findAbsence.path, 200, { isAway });
  return page;
}

const box = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "I’m away" });

test("marks a salesperson as away, and shows what the server answers", async () => {
  const { user, answer, requests } = await opened(false);
  await user.click(await box());
  await answer(changeAbsence.path, 200, { isAway: true });
  expect(requests.at(-1)?.body).toEqual({ isAway: true });
  await waitFor(async () => expect((await box()).disabled).toBe(false));
  expect((await box()).checked).toBe(true);
});

test("shows the old state when the change fails", async () => {
  const { user, answer } = await opened(true);
  await user.click(await box());
  await answer(changeAbsence.path, 500, {});
  await screen.findByText("Error updating profile.");
  expect((await box()).checked).toBe(true);
});

test("shows nothing to those whom the rules don't name", async () => {
  await opened(null);
  expect(screen.queryByRole("checkbox")).toBeNull();
});
