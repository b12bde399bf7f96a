import { insurersDay } from "@salvia/domain/site/insurersDay";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { EndDateForm } from "./EndDateForm.tsx";
import { camille } from "./testing/camille.ts";

const call = "/api/auth/change-end-date";

function show(endsOn: string | null) {
  const onChanged = vi.fn();
  const page = renderInPortal(
    <NamespaceLoader namespaces={["people"]}>
      <EndDateForm account={{ ...camille, endsOn }} onChanged={onChanged} />
    </NamespaceLoader>,
  );
  return { ...page, onChanged };
}

const sent = (requests: readonly { path: string; body: unknown }[]) =>
  requests.flatMap(({ path, body }) => (path === call ? [body] : []));
const field = () => screen.findByLabelText("Last day with access");
const save = () => screen.getByRole("button", { name: "Save end date" });

test("saves today as the last day, and says in which time zone it ends", async () => {
  const { user, answer, requests, onChanged } = show(null);
  const today = insurersDay(new Date());
  fireEvent.change(await field(), { target: { value: today } });
  expect(screen.getByText(/Access ends at the end of this day \(America\/New_York\)/)).toBeTruthy();
  await user.click(save());
  const changed = { ...camille, endsOn: today };
  await answer(call, 200, { account: changed });
  expect(await screen.findByText("The end date is saved.")).toBeTruthy();
  expect(onChanged).toHaveBeenCalledWith(changed);
  expect(sent(requests)).toEqual([{ uid: "camille", endsOn: today }]);
});

test.each(["2020-01-01", ""])("refuses the day %j without asking the server", async (day) => {
  const { user, requests } = show(null);
  fireEvent.change(await field(), { target: { value: day } });
  await user.click(save());
  expect(await screen.findByText("Choose today or a later day.")).toBeTruthy();
  expect(sent(requests)).toEqual([]);
});

test("removes an end date", async () => {
  const { user, answer, requests, onChanged } = show("2099-12-31");
  await user.click(await screen.findByRole("button", { name: "Remove end date" }));
  await answer(call, 200, { account: camille });
  expect(await screen.findByText("The end date is removed.")).toBeTruthy();
  expect(onChanged).toHaveBeenCalledWith(camille);
  expect(sent(requests)).toEqual([{ uid: "camille", endsOn: null }]);
});
